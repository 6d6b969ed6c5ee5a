import { findPeople } from '#accounts/server/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type Bookable, findBookable } from '#listings/server/find-bookable.ts'
import { type BookingNews, bookingLetters } from './booking-letters.ts'
import type { BookingRow } from './bookings-table.ts'

/** Tells everybody concerned, in the transaction of what happened. */
export async function announceBooking(
  tx: Db,
  ctx: Context,
  booking: BookingRow,
  news: BookingNews,
  known?: Bookable,
): Promise<void> {
  const people = await findPeople(tx, [booking.host_id, booking.renter_id])
  const [host, renter] = [people.get(booking.host_id), people.get(booking.renter_id)]
  const listing = known ?? (await findBookable(tx, booking.listing_id))
  if (!host || !renter || !listing) return
  const letters = bookingLetters(news, {
    booking,
    host,
    renter,
    listing,
    site: ctx.config.publicUrl,
  })
  for (const { to, letter } of letters) {
    await postMail(tx, ctx, { to: to.email, kind: `booking.${news}`, letter })
  }
}
