/**
 * The life of a booking. The wire shows it as approvalStatus and paymentStatus; `paid` is
 * approved with a successful payment, `cancelled` is disapproved with a cancellation beside it.
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

/** It came to an end before anybody paid, so nobody earns by it. */
export function isOverUnpaid({ approvalStatus, paymentStatus }: Statuses): boolean {
  const isOver = approvalStatus === 'disapproved' || approvalStatus === 'expired'
  return isOver && paymentStatus !== 'successful'
}

/** Nothing of what a cancelled booking would have brought is earned by it as it stands. */
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

/** The stages in which a booking holds one unit of the space. */
export const holdingStages: readonly BookingStage[] = ['approved', 'paid']
