import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { stepOf } from '#foundation/rules/life.ts'
import { rentLife } from '#rent/rules/rent-life.ts'
import type { MonthName } from '#rent/rules/schedule/months.ts'
import { calendarMonth } from '#rent/rules/schedule/months.ts'
import { laterMonth, type Rented } from '#rent/rules/schedule/schedule.ts'
import type { RentMonthRow } from './rent-months-table.ts'

export function rentedOf(booking: BookingMoney): Rented {
  const { rolling, instalments, agreement, createdAt, ...rest } = booking
  return {
    ...rest,
    rhythm: rolling ? 'rolling' : instalments ? 'in parts' : 'at once',
    agreement,
    agreedAt: agreement.agreedAt ?? createdAt,
  }
}

/** The provider takes no less. Nobody is asked for what is left of a month for a day or two. */
const leastPence = 30

/** A month is needed if the booking covers any part of it. */
export function isWanted(
  { starts_at, amount }: Pick<RentMonthRow, 'starts_at' | 'amount'>,
  { stage, period }: Pick<BookingMoney, 'stage' | 'period'>,
): boolean {
  return stage === 'paid' && starts_at < period.end && amount >= leastPence
}

export function plannedMonth(booking: BookingMoney, month: MonthName): RentMonthRow {
  const { period, ...rent } = laterMonth(rentedOf(booking), calendarMonth(month))
  return {
    booking_id: booking.id,
    month,
    starts_at: period.start,
    ends_at: period.end,
    due_at: rent.dueAt,
    amount: rent.amount,
    subtotal: rent.subtotal,
    tax: rent.tax,
    state: stepOf(rentLife, { from: null, event: 'plan', by: 'clock' }).to,
    next_try_at: rent.dueAt,
    trying_since: null,
    fault: null,
    paid_at: null,
  }
}
