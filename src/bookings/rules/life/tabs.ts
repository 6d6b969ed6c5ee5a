import type { ApprovalStatus, PaymentStatus } from './booking-states.ts'

export const partnerTabs = ['Active', 'Approved', 'Pending', 'Disapproved', 'Expired'] as const
export type PartnerTab = (typeof partnerTabs)[number]

export const renterTabs = ['Approved', 'Pending', 'Disapproved', 'Expired'] as const
export type RenterTab = (typeof renterTabs)[number]

/** How many bookings stand under each. */
export type TabCounts = Readonly<Partial<Record<PartnerTab, number>>>

interface Statuses {
  approvalStatus: ApprovalStatus
  paymentStatus: PaymentStatus
}

const tabOfStatus: Record<ApprovalStatus, PartnerTab> = {
  approved: 'Approved',
  pending: 'Pending',
  disapproved: 'Disapproved',
  expired: 'Expired',
}

/** Every booking belongs to exactly one tab. A cancelled booking that was paid is not Active. */
export function partnerTabOf({ approvalStatus, paymentStatus }: Statuses): PartnerTab {
  const isActive = approvalStatus === 'approved' && paymentStatus === 'successful'
  return isActive ? 'Active' : tabOfStatus[approvalStatus]
}

/** Paid or not, a renter sees what is approved under one tab. */
export function renterTabFor(tab: PartnerTab): RenterTab {
  return tab === 'Active' ? 'Approved' : tab
}

/** Those of a partner that a renter sees as this one. */
export function partnerTabsWithin(tab: PartnerTab): readonly PartnerTab[] {
  return partnerTabs.filter(one => renterTabFor(one) === tab)
}

export function renterCounts(counts: TabCounts): TabCounts {
  const within = (tab: RenterTab) =>
    partnerTabsWithin(tab).reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return Object.fromEntries(renterTabs.map(tab => [tab, within(tab)]))
}

/** What waits for whom: a request for the partner, a payment for the renter. */
const waiting = { host: ['Pending', 'Approved'], renter: ['Approved', 'Pending'] } as const

/**
 * The tab that opens by default, from the counts of the partner's tabs: the one with something that
 * waits for the reader, then one that waits for the other side, then the first that is not empty.
 */
export function openingTab(counts: TabCounts, side: 'host' | 'renter'): PartnerTab {
  const inTurn: readonly PartnerTab[] = [...waiting[side], ...partnerTabs]
  const opened = inTurn.find(tab => (counts[tab] ?? 0) > 0) ?? partnerTabs[0]
  return side === 'renter' ? renterTabFor(opened) : opened
}

interface Due {
  expiresAt: string | null
}

export function soonestFirst(one: Due, other: Due): number {
  return (one.expiresAt ?? '').localeCompare(other.expiresAt ?? '')
}
