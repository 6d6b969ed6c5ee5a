import { myListingsAddress } from '#listings/web/addresses.ts'

const pageSize = '100'

/** A partner can be on either side: as host of some bookings and renter of others. */
export type Side = 'host' | 'renter'

/** Pages ask for these before the rest of their code is there. */
export function listAddress(as: Side, { page = 1, cancelled = false } = {}): string {
  const filter = new URLSearchParams({ as, page: String(page), limit: pageSize })
  if (cancelled) filter.set('cancelled', 'true')
  return `/booking?${filter}`
}

export function bookingAddress(id: string): string {
  return `/booking/${encodeURIComponent(id)}`
}

export const waitingAddress = '/users/waiting'

/** What a partner's home shows, apart from their earnings. */
export function partnerHomeReads(): readonly string[] {
  return [myListingsAddress(), listAddress('host'), listAddress('renter'), waitingAddress]
}
