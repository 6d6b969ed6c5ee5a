import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type ListingRow, lockOutdatedCards } from '../listing/listings-table.ts'
import { cardMaker } from '../listing/make-public.ts'
import { saveListings } from '../listing/save-listing.ts'

/** After a new version of the program or of the terms, cards are made differently. */
export async function refreshCards(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:refresh-cards')
  const cards: Due<ListingRow> = {
    work: 'refresh-cards',
    name: 'listing',
    atOnce: 200,
    take: async (tx, which) => lockOutdatedCards(tx, cardMaker(await currentPolicy(tx)), which),
    async dealWith(tx, rows) {
      const unchanged = rows.map(row => ({ before: row, after: row }))
      await saveListings(tx, ctx, unchanged)
    },
  }
  await dealWithDue(ctx, [cards])
}
