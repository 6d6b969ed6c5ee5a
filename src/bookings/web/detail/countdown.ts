import { cancelOrderCountdown } from '#bookings/rules/price/refund.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { hourMs, minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { readPeriod } from '#foundation/rules/time/open-end.ts'
import { copy } from './copy.ts'

type StatusFields = Pick<Booking, 'approvalStatus' | 'paymentStatus' | 'startDate' | 'endDate'>

/** Milliseconds left on 'CANCEL ORDER'. Undefined where the button is hidden. */
export function orderCountdown(booking: StatusFields, now: Date): number | undefined {
  const { approvalStatus, paymentStatus } = booking
  if (approvalStatus !== 'approved' || paymentStatus !== 'successful') return undefined
  return cancelOrderCountdown(readPeriod(booking), now)
}

export function countdownText(left: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return copy.cancel.left(
    two(left / hourMs),
    two((left % hourMs) / minuteMs),
    two((left % minuteMs) / secondMs),
  )
}
