import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { wantsAuthentication } from '#rent/rules/month-words.ts'
import { dayOf, monthAt, next } from '#rent/rules/schedule/months.ts'
import { type ScheduledMonth, scheduleOf } from '#rent/rules/schedule/schedule.ts'
import type { ScheduleItem } from '#rent/rules/wire.ts'
import { monthsOfBooking, type RentMonthRow } from './months/rent-months-table.ts'
import { isWanted, rentedOf } from './months/rented-of.ts'

/** How many coming months are shown for a booking without an end. */
const monthsAhead = 3

/** All months, paid, planned or dropped. For the two sides and the operator. */
export async function readSchedule(ctx: Context, id: string): Promise<ScheduleItem[]> {
  const { id: reader, role } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, id, ctx.now)
  const isTheirs = booking && (booking.renterId === reader || booking.hostId === reader)
  if (!booking || !(isTheirs || role === 'admin')) return fail('not_found')
  const rows = await monthsOfBooking(ctx.db, id)
  const known = new Map(rows.map(row => [row.month, row]))
  const from = monthAt(later(ctx.now, booking.period.start))
  const until = booking.rolling ? dayOf(next(from, monthsAhead), 1) : undefined
  const planned = scheduleOf(rentedOf(booking), until)
  const shown = new Set(planned.map(({ month }) => month))
  const dropped = rows.filter(row => !shown.has(row.month))
  return [
    ...planned.map(month => itemOf(month, booking, known.get(month.month))),
    ...dropped.map(row => itemOf(scheduled(row), booking, row)),
  ].toSorted((one, other) => one.month.localeCompare(other.month))
}

/** One month, with the booking that it belongs to. */
export async function readMonth(
  ctx: Context,
  bookingId: string,
  name: string | null,
): Promise<ScheduleItem & { bookingId: string }> {
  const months = await readSchedule(ctx, bookingId)
  const item = months.find(({ month }) => month === name) ?? fail('not_found')
  return { bookingId, ...item }
}

function scheduled({ month, starts_at, ends_at, due_at, ...part }: RentMonthRow): ScheduledMonth {
  return { ...part, month, period: { start: starts_at, end: ends_at }, dueAt: due_at }
}

function itemOf(
  { month, period, dueAt, amount }: ScheduledMonth,
  booking: BookingMoney,
  row: RentMonthRow | undefined,
): ScheduleItem {
  const paidAt = row ? row.paid_at : isFirst(booking, month) ? booking.paidAt : null
  const charged = row?.amount ?? amount
  return {
    month,
    startDate: period.start.toISOString(),
    endDate: period.end.toISOString(),
    dueAt: (row?.due_at ?? dueAt).toISOString(),
    amount: poundsFromPence(charged),
    amountPence: charged,
    state: stateOf(
      booking,
      { starts_at: period.start, amount: charged },
      { row, isPaid: paidAt !== null },
    ),
    paidAt: paidAt?.toISOString() ?? null,
    nextTryAt: row?.state === 'failed' ? (row.next_try_at?.toISOString() ?? null) : null,
    wantsAuthentication: row?.state === 'failed' && wantsAuthentication(row.fault),
  }
}

/** A booking that is paid at once is paid for all its months. */
function isFirst({ byMonth, period }: BookingMoney, month: string): boolean {
  return !byMonth || month === monthAt(period.start)
}

const over = ['disapproved', 'cancelled', 'expired'] as const

function stateOf(
  booking: BookingMoney,
  month: Pick<RentMonthRow, 'starts_at' | 'amount'>,
  { row, isPaid }: { row: RentMonthRow | undefined; isPaid: boolean },
): ScheduleItem['state'] {
  if (isPaid) return 'paid'
  const isOver = over.some(stage => stage === booking.stage)
  const mayCome = booking.stage !== 'paid' || isWanted(month, booking)
  if (isOver || !mayCome) return 'dropped'
  return row?.state ?? 'due'
}
