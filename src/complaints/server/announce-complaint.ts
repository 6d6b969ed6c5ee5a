import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import type { ComplaintWords } from '#complaints/rules/complaint-life.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMails } from '#foundation/server/mail/post-mail.ts'
import { complaintLetters } from './complaint-letters.ts'
import type { ComplaintRow } from './complaints-table.ts'

export async function announceComplaint(
  tx: Db,
  ctx: Context,
  complaint: ComplaintRow,
  news: ComplaintWords['letter'],
): Promise<void> {
  const booking = await findBookingMoney(tx, complaint.booking_id, ctx.now)
  const spaces = booking && (await findBookedSpaces(tx, [booking.listingId]))
  const people = await findPeople(tx, [complaint.host_id, complaint.renter_id])
  const letters = complaintLetters(news, {
    complaint,
    host: people.get(complaint.host_id),
    renter: people.get(complaint.renter_id),
    space: spaces?.get(booking?.listingId ?? '')?.title ?? 'the space',
    site: ctx.config.publicUrl,
    operator: ctx.config.SUPPORT_EMAIL,
  })
  const kind = `complaint.${news}` as const
  await postMails(
    tx,
    ctx,
    letters.map(one => ({ ...one, kind })),
  )
}
