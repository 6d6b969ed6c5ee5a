import type { PartnerTab } from '#bookings/rules/life/tabs.ts'
import { myListingsAddress } from '#listings/web/addresses.ts'

/** A partner can be on either side: as host of some bookings and renter of others. */
export type Side = 'host' | 'renter'

export interface AskedList {
  as: Side | 'either'
  tab?: PartnerTab | 'opening'
  cancelled?: 'true'
  /** Words that are searched for. */
  q: string
}

export const cardsAPage = 24

/** Pages ask for these before the rest of their code is there. */
export function listAddress({ q, ...list }: AskedList, page = 1): string {
  return addressOf({ ...list, ...(q !== '' && { q }), limit: cardsAPage, page })
}

/** The most that the server sends at once. */
const rowsAPage = 100

export function currentAddress(as: Side, page = 1): string {
  return addressOf({ as, current: true, limit: rowsAPage, page })
}

export function monthAddress(month: string, page: number): string {
  return addressOf({ as: 'host', month, limit: rowsAPage, page })
}

function addressOf(filter: Record<string, string | number | boolean>): string {
  const values = Object.entries(filter).map(([name, value]) => [name, String(value)])
  return `/booking?${new URLSearchParams(values)}`
}

export function bookingAddress(id: string): string {
  return `/booking/${encodeURIComponent(id)}`
}

export const waitingAddress = '/users/waiting'

/** What a partner's home shows, apart from their earnings. */
export function partnerHomeReads(): readonly string[] {
  return [myListingsAddress(), currentAddress('host'), currentAddress('renter'), waitingAddress]
}
