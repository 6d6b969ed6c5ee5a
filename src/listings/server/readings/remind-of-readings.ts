import { findPeople } from '#accounts/server/account/find-person.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { announce } from '#notices/server/announce.ts'
import { dueLetter } from './reading-letters.ts'
import { claimDueReadings, type DueReading } from './readings-table.ts'

/** Of a listing that nobody can see at that moment its partner is told nothing. */
export async function remindOfReadings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:remind-of-readings')
  const readings: Due<DueReading> = {
    work: 'remind-of-readings',
    name: 'reading',
    atOnce: 100,
    take: (tx, which) => claimDueReadings(tx, ctx.now, which),
    dealWith: (tx, due) =>
      tell(
        tx,
        ctx,
        due.filter(({ is_public }) => is_public),
      ),
  }
  await dealWithDue(ctx, [readings], stopping)
}

async function tell(tx: Db, ctx: Context, due: readonly DueReading[]): Promise<void> {
  const hosts = await findPeople(tx, [...new Set(due.map(({ host_id }) => host_id))])
  const site = ctx.config.publicUrl
  const all = due.flatMap(reading => {
    const to = hosts.get(reading.host_id)
    const { title, listing_id: listingId } = reading
    const letter = dueLetter({ title, listingId, site }, reading)
    const about = `reading-${listingId}`
    return to ? [{ to, kind: 'reading.due' as const, letter, about }] : []
  })
  await announce(tx, ctx, all)
}
