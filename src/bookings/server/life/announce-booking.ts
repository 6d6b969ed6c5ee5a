import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { announce } from '#notices/server/announce.ts'
import { type BookingNews, bookingLetters } from './booking-letters.ts'
import type { BookingRow } from './bookings-table.ts'
import { makeAnswerLink } from './make-answer-link.ts'

export interface Concerned {
  host: Person
  renter: Person
  listing: Bookable
}

async function concernedBy(
  db: Db,
  { host_id, renter_id, listing_id }: BookingRow,
): Promise<Concerned | undefined> {
  const people = await findPeople(db, [host_id, renter_id])
  const [host, renter] = [people.get(host_id), people.get(renter_id)]
  const listing = await findBookable(db, listing_id)
  return host && renter && listing && { host, renter, listing }
}

/**
 * Letters are written in the same transaction as the change, so neither happens without the other.
 */
export async function announceBooking(
  tx: Db,
  ctx: Context,
  booking: BookingRow,
  news: BookingNews,
  known?: Concerned,
): Promise<void> {
  const concerned = known ?? (await concernedBy(tx, booking))
  if (!concerned) return
  const isToAnswer = news === 'requested'
  const answerUrl = isToAnswer && (await makeAnswerLink(tx, ctx, booking, concerned.host))
  const site = ctx.config.publicUrl
  const occasion = { booking, ...concerned, site, answerUrl }
  const letters = bookingLetters(news, occasion)
  const silent = quotesHost(news, booking)
    ? bookingLetters(news, { ...occasion, booking: { ...booking, reason: null } })
    : []
  const kind = `booking.${news}` as const
  const about = `booking-${booking.id}`
  await announce(
    tx,
    ctx,
    letters.map((one, index) => ({
      ...{ ...one, kind, about },
      quotes: silent[index] && { person: booking.host_id, withoutWords: silent[index].letter },
    })),
  )
}

/** Other reasons are the operator's or the program's. */
function quotesHost(news: BookingNews, { reason }: BookingRow): boolean {
  return reason !== null && (news === 'denied' || news === 'cancelledByHost')
}
