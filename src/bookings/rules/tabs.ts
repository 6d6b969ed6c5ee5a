import type { ApprovalStatus, PaymentStatus } from './booking-states.ts'

export const partnerTabs = ['Active', 'Approved', 'Pending', 'Disapproved', 'Expired'] as const
export type PartnerTab = (typeof partnerTabs)[number]

export const renterTabs = ['Approved', 'Pending', 'Disapproved', 'Expired'] as const
export type RenterTab = (typeof renterTabs)[number]

interface Statuses {
  approvalStatus: ApprovalStatus
  paymentStatus: PaymentStatus
}

const tabOfStatus: Record<ApprovalStatus, RenterTab> = {
  approved: 'Approved',
  pending: 'Pending',
  disapproved: 'Disapproved',
  expired: 'Expired',
}

/** Every booking stands under exactly one tab: a paid one that was cancelled is not Active. */
export function partnerTabOf({ approvalStatus, paymentStatus }: Statuses): PartnerTab {
  const isActive = approvalStatus === 'approved' && paymentStatus === 'successful'
  return isActive ? 'Active' : tabOfStatus[approvalStatus]
}

export function renterTabOf({ approvalStatus }: Statuses): RenterTab {
  return tabOfStatus[approvalStatus]
}
