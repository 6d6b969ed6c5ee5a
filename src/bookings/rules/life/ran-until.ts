import { earlier, type Period } from '#foundation/rules/time/time.ts'
import type { BookingStage } from './booking-states.ts'

export interface FactsOfRun {
  stage: BookingStage
  period: Period
  paidAt: Date | null
  cancelledAt: Date | null
}

/** The real end. Undefined where nothing was paid or the booking never began. */
export function ranUntil({ stage, period, paidAt, cancelledAt }: FactsOfRun): Date | undefined {
  const isCancelled = stage === 'cancelled' && cancelledAt !== null
  const end = isCancelled ? earlier(cancelledAt, period.end) : period.end
  const wasPaid = paidAt !== null && (stage === 'paid' || isCancelled)
  return wasPaid && end > period.start ? end : undefined
}
