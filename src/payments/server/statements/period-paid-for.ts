import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { earlier, later, type Period } from '#foundation/rules/time/time.ts'
import { calendarMonth, monthAt } from '#rent/rules/schedule/months.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'

/** The whole term, or one month of it. */
export function periodPaidFor(
  { period, byMonth }: BookingMoney,
  { month }: Pick<PaymentRow, 'month'>,
): Period {
  if (!byMonth) return period
  const { start, end } = calendarMonth(month ?? monthAt(period.start)).period
  return { start: later(start, period.start), end: earlier(end, period.end) }
}
