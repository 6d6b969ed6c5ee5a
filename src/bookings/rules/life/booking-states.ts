/**
 * The wire shows a stage as approvalStatus and paymentStatus. `paid` is approved with a successful
 * payment, `cancelled` is disapproved with a cancellation beside it.
 */
export const bookingStages = [
  'pending',
  'approved',
  'paid',
  'disapproved',
  'cancelled',
  'expired',
] as const
export type BookingStage = (typeof bookingStages)[number]

export type BookingActor = 'renter' | 'host' | 'operator' | 'clock' | 'provider'

export type ApprovalStatus = 'pending' | 'approved' | 'disapproved' | 'expired'
export type PaymentStatus = 'successful' | 'error' | null

/** It ended before it was paid, so nobody earns anything from it. */
export function isOverUnpaid({ approvalStatus, paymentStatus }: Statuses): boolean {
  const isOver = approvalStatus === 'disapproved' || approvalStatus === 'expired'
  return isOver && paymentStatus !== 'successful'
}

/** A cancelled booking is left out because what it would have earned is no longer due. */
export function mayEarn(booking: Statuses & { cancelledAt: string | null }): boolean {
  return booking.cancelledAt === null && !isOverUnpaid(booking)
}

interface Statuses {
  approvalStatus: ApprovalStatus
  paymentStatus: PaymentStatus
}

export function approvalStatusOf(stage: BookingStage): ApprovalStatus {
  if (stage === 'paid') return 'approved'
  return stage === 'cancelled' ? 'disapproved' : stage
}

/** Sent with an answer or a cancellation, which is for what its sender saw. */
export function stageSeen({ approvalStatus, paymentStatus }: Statuses) {
  if (approvalStatus === 'pending') return 'pending'
  return paymentStatus === 'successful' ? 'paid' : 'approved'
}

/** What was brought into a paid space, or the van took before the start, may still be there. */
export function wasCancelledInside({
  cancelledAt,
  startsAt,
  collectedAt,
}: {
  cancelledAt: Date | null
  startsAt: Date
  collectedAt: Date | null
}): boolean {
  return cancelledAt !== null && (cancelledAt > startsAt || collectedAt !== null)
}

export const holdingStages: readonly BookingStage[] = ['approved', 'paid']
