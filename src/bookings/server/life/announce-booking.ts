import { mayMail } from '#accounts/rules/mailing.ts'
import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMails } from '#foundation/server/mail/post-mail.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { type BookingNews, bookingLetters, isReminder } from './booking-letters.ts'
import type { BookingRow } from './bookings-table.ts'
import { makeAnswerLink } from './make-answer-link.ts'

/** Whom a booking concerns, and the space that it is about. */
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

/** Tells everybody concerned, in the transaction of what happened. */
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
  const letters = bookingLetters(news, { booking, ...concerned, site, answerUrl })
  const kind = `booking.${news}`
  const wanted = letters.filter(({ to }) => !isReminder(news) || mayMail(to, 'reminder'))
  await postMails(
    tx,
    ctx,
    wanted.map(({ to, letter }) => ({ to: to.email, kind, letter })),
  )
}
