import { londonDate } from '#foundation/rules/time/london-date.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { readingsKeptYears } from '#listings/rules/readings/series.ts'
import { lockListing } from '../listing/listings-table.ts'
import { keepDryRecord } from './keep-dry-record.ts'
import { deleteReadingsBefore, listingsWithReadingsBefore } from './readings-table.ts'

/** At the end of a year, those of the year that was five years before. */
export async function tidyReadings(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:sweep-media')
  const thisYear = Number(londonDate(ctx.now).slice(0, 4))
  const day = `${thisYear - readingsKeptYears}-01-01`
  const listings: Due<{ id: string }> = {
    work: 'tidy-readings',
    name: 'listing',
    atOnce: 50,
    take: (tx, which) => listingsWithReadingsBefore(tx, day, which),
    async dealWith(tx, due) {
      for (const { id } of due) {
        const listing = await lockListing(tx, id)
        await deleteReadingsBefore(tx, id, day)
        if (listing) await keepDryRecord(tx, ctx, listing)
      }
    },
  }
  await dealWithDue(ctx, [listings])
}
