import type { Booking } from '../wire.ts'
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

/** Every booking belongs to exactly one tab. A cancelled booking that was paid is not Active. */
export function partnerTabOf({ approvalStatus, paymentStatus }: Statuses): PartnerTab {
  const isActive = approvalStatus === 'approved' && paymentStatus === 'successful'
  return isActive ? 'Active' : tabOfStatus[approvalStatus]
}

export function renterTabOf({ approvalStatus }: Statuses): RenterTab {
  return tabOfStatus[approvalStatus]
}

type Listed = Statuses & Pick<Booking, 'allowed' | 'expiresAt'>

/**
 * The tab that opens by default: first the tab with something that waits for the reader, then one
 * that waits for the other side (nearest deadline first), then the first tab that is not empty.
 */
export function openingTab<Name extends string, Item extends Listed>(
  bookings: readonly Item[],
  names: readonly Name[],
  nameOf: (booking: Item) => Name,
): Name | undefined {
  const mine = bookings.filter(isForReader)
  const waiting = mine.length > 0 ? mine : bookings.filter(isOpen)
  const [first] = waiting.toSorted(soonestFirst)
  if (first) return nameOf(first)
  return names.find(name => bookings.some(booking => nameOf(booking) === name)) ?? names[0]
}

export interface OpenTab<Name extends string> {
  name: Name
  search: string
}

/**
 * News of bookings does not take the reader to another tab: what has opened by default stays while
 * they search for the same. An empty list decides nothing.
 */
export function tabThatStays<Name extends string, Item extends Listed>(
  before: OpenTab<Name> | undefined,
  { found, search, names, nameOf }: Found<Name, Item>,
): OpenTab<Name> | undefined {
  if (before?.search === search) return before
  const name = found.length > 0 ? openingTab(found, names, nameOf) : undefined
  return name && { name, search }
}

interface Found<Name extends string, Item extends Listed> {
  found: readonly Item[]
  search: string
  names: readonly Name[]
  nameOf: (booking: Item) => Name
}

/** Bookings with a deadline come first, the nearest at the top. The others keep their order. */
export function waitingFirst<Item extends Listed>(bookings: readonly Item[]): Item[] {
  const waits = (booking: Item) => isOpen(booking) && booking.expiresAt !== null
  const [waiting, others] = [bookings.filter(waits), bookings.filter(one => !waits(one))]
  return [...waiting.toSorted(soonestFirst), ...others]
}

function isForReader({ allowed }: Listed): boolean {
  return allowed.includes('approve') || allowed.includes('pay')
}

function isOpen({ approvalStatus, paymentStatus }: Listed): boolean {
  if (approvalStatus === 'approved') return paymentStatus !== 'successful'
  return approvalStatus === 'pending'
}

type Due = Pick<Booking, 'expiresAt'>

export function soonestFirst(one: Due, other: Due): number {
  return (one.expiresAt ?? '').localeCompare(other.expiresAt ?? '')
}
