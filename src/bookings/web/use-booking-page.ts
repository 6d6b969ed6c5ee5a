import type { Role } from '#foundation/rules/permissions.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'

const areas: Record<Role, string> = {
  customer: '/your-storage',
  partner: '/bookings',
  admin: '/admin/bookings',
}

/** The address of a booking's page for who is logged in. */
export function useBookingPage(bookingId: string): string {
  const session = useSession()
  return session.status === 'in' ? `${areas[session.record.role]}/${bookingId}` : '/'
}
