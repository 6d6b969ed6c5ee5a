import { redirect } from '@tanstack/react-router'
import type { Role } from '#foundation/rules/permissions.ts'
import { api } from '../api/api.ts'
import type { SessionRecord } from '../session/session-record.ts'
import { amendSession } from '../session/session-store.ts'
import { requireVerified, type Visit } from './guards.ts'
import { addressOf, homeOf, maySee } from './page-roles.ts'
import type { Profile } from './profile-query.ts'

/** For `beforeLoad` of the dashboard: a role that may not see a page goes to its own pages. */
export async function requireSession({ location }: Visit): Promise<{ session: SessionRecord }> {
  const kept = await requireVerified(location.href)
  const address = addressOf(location.pathname)
  if (!address || maySee(kept.role, address)) return { session: kept }
  const session = await asTheServerKnows(kept)
  if (maySee(session.role, address)) return { session }
  throw redirect({ href: pageInstead(session.role, location.href) })
}

/** They may have become a partner on another device, and this one still has them as a customer. */
async function asTheServerKnows(kept: SessionRecord): Promise<SessionRecord> {
  try {
    const { role } = await api.get<Pick<Profile, 'role'>>('/users/me')
    if (role !== kept.role) await amendSession({ role })
    return { ...kept, role }
  } catch {
    return kept
  }
}

/** A booking stays when its renter becomes a partner, and earlier letters name its old page. */
export function pageInstead(role: Role, href: string): string {
  const isBooking = role === 'partner' && /^\/your-storage\/[^?#]/.test(href)
  return isBooking ? href.replace('/your-storage/', '/bookings/') : homeOf(role)
}
