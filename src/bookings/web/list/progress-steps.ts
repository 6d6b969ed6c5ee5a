import type { Booking } from '#bookings/rules/wire.ts'
import type { ProgressState, ProgressStep } from '#design/ui/states/ProgressLine.tsx'
import { copy } from '../copy.ts'
import { standingOf } from './standing.ts'

const words = copy.progress
const step = (label: string, state: ProgressState): ProgressStep => ({ label, state })

/** If the booking ended early, the line ends there. */
export function progressSteps(booking: Booking, now: Date): ProgressStep[] {
  const requested = step(words.requested, 'done')
  const approved = step(words.approved, 'done')
  const paid = step(words.paid, 'done')
  const answered = booking.approvedAt ? [requested, approved] : [requested]
  switch (standingOf(booking, now)) {
    case 'pending':
      return [
        requested,
        step(words.approval, 'current'),
        step(words.payment, 'todo'),
        step(words.storage, 'todo'),
      ]
    case 'unpaid': {
      const state = booking.paymentStatus === 'error' ? 'failed' : 'current'
      return [requested, approved, step(words.payment, state), step(words.storage, 'todo')]
    }
    case 'upcoming':
      return [requested, approved, paid, step(words.storage, 'current')]
    case 'running':
      return [requested, approved, paid, step(words.stored, 'current')]
    case 'ended':
      return [requested, approved, paid, step(words.ended, 'done')]
    case 'denied':
      return [requested, step(words.denied, 'failed')]
    case 'expired':
      return [...answered, step(words.expired, 'failed')]
    case 'cancelled':
      return booking.paymentStatus === 'successful'
        ? [requested, approved, paid, step(words.cancelled, 'failed')]
        : [...answered, step(words.cancelled, 'failed')]
  }
}
