import type { BookingActor } from '#bookings/rules/life/booking-states.ts'
import type { BookingEvent } from '#bookings/rules/life/booking-words.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { withReason } from '#messages/rules/with-reason.ts'
import { addLine } from '#messages/server/for-bookings/add-line.ts'
import type { BookingRow } from './bookings-table.ts'
import { firstMonthPaid } from './letter-facts.ts'
import { laterPriceLine } from './letter-words.ts'

const byWhom = {
  renter: 'by the renter',
  host: 'by the partner',
  operator: 'by Holdall',
  clock: '',
  provider: '',
} as const satisfies Record<BookingActor, string>

type Words = (booking: BookingRow, by: BookingActor) => string

const dueBy = ({ expires_at }: BookingRow, what: string) =>
  expires_at ? ` ${what} ${formatDeadline(expires_at)}.` : ''
const days = ({ type, starts_at: start, ends_at: end }: BookingRow) =>
  termWords({ type, period: { start, end } })
const price = ({ rolling, total }: BookingRow) =>
  rolling ? `${formatPence(total)} for the first month` : formatPence(total)
const asked: Words = booking => `Booking requested: ${days(booking)}, ${price(booking)}.`

function paidLine(booking: BookingRow): string {
  const first = firstMonthPaid(booking)
  if (first === undefined) return `Booking paid: ${days(booking)}.`
  const whole = booking.rolling ? '' : ` The whole price is ${price(booking)}.`
  return `First month paid: ${first}.${whole}`
}

/** Lines for the conversation. Events without a line here are not shown to the two sides. */
const lines: Partial<Record<BookingEvent, Words>> = {
  request: (booking, by) => `${asked(booking, by)}${dueBy(booking, 'To be answered by')}`,
  requestAtOnce: (booking, by) =>
    `${asked(booking, by)} Approved at once.${dueBy(booking, 'To be paid by')}`,
  approve: (booking, by) => `Booking approved ${byWhom[by]}.${dueBy(booking, 'To be paid by')}`,
  deny: ({ reason }, by) => withReason(`Booking denied ${byWhom[by]}.`, reason),
  close: ({ reason }) => withReason('Booking request closed.', reason),
  withdraw: (_booking, by) => `Booking request withdrawn ${byWhom[by]}.`,
  expire: booking =>
    booking.approved_at
      ? 'The booking was not paid in time and has ended.'
      : 'The request was not answered in time and has ended.',
  pay: paidLine,
  cancel: ({ reason }, by) => withReason(`Booking cancelled ${byWhom[by]}.`, reason),
  tellLaterPrice: laterPriceLine,
  takeBackLaterPrice: () => 'The later price was taken back. The rent stays as it is.',
  contest: (_booking, by) => `A dispute was opened ${byWhom[by]}.`,
  settle: () => 'The dispute is over.',
}

/** Those in which a partner may say why. */
export const linesWithReasonOfHost = [
  'Booking denied by the partner.',
  'Booking cancelled by the partner.',
]

export async function addBookingLine(
  tx: Db,
  ctx: Context,
  booking: BookingRow,
  { event, by }: { event: BookingEvent; by: BookingActor },
): Promise<void> {
  const text = lines[event]?.(booking, by)
  if (text !== undefined)
    await addLine(tx, ctx, { ...about(booking), text, isPaid: event === 'pay' })
}

export async function addEndLine(tx: Db, ctx: Context, booking: BookingRow): Promise<void> {
  const text = `The booking has ended: ${days(booking)}.`
  await addLine(tx, ctx, { ...about(booking), text })
}

function about({ id, listing_id, renter_id, host_id }: BookingRow) {
  return { bookingId: id, listingId: listing_id, renterId: renter_id, partnerId: host_id }
}
