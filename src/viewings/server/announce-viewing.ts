import { findPeople } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { announce } from '#notices/server/announce.ts'
import type { ViewingWords } from '#viewings/rules/viewing-life.ts'
import { viewingLetters } from './viewing-letters.ts'
import type { ViewingRow } from './viewings-table.ts'

/** Letters are written in the same transaction as the change. */
export async function announceViewing(
  tx: Db,
  ctx: Context,
  viewing: ViewingRow,
  news: ViewingWords['letter'],
): Promise<void> {
  const { host_id, renter_id, listing_id } = viewing
  const people = await findPeople(tx, [host_id, renter_id])
  const [host, renter] = [people.get(host_id), people.get(renter_id)]
  const listing = await findBookable(tx, listing_id)
  if (!host || !renter || !listing) return
  const { now } = ctx
  const site = ctx.config.publicUrl
  const letters = viewingLetters(news, { viewing, host, renter, listing, site, now })
  const kind = `viewing.${news}` as const
  const about = `viewing-${viewing.id}`
  const doer = ctx.actor.kind === 'person' ? ctx.actor.id : undefined
  await announce(
    tx,
    ctx,
    letters.map(one => ({ ...one, kind, about, isReceipt: one.to._id === doer })),
  )
}
