import type { Role } from '#foundation/rules/permissions.ts'

/** Partners see all their bookings, as host and as renter, under one address. */
export function bookingPage(role: Role, bookingId: string): string {
  return `${role === 'customer' ? '/your-storage' : '/bookings'}/${bookingId}`
}
