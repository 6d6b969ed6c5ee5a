import type { Role } from '#foundation/rules/permissions.ts'

/** Where a person reads a booking: partners those they rent as well as those they let. */
export function bookingPage(role: Role, bookingId: string): string {
  return `${role === 'customer' ? '/your-storage' : '/bookings'}/${bookingId}`
}
