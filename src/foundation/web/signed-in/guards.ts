import { redirect } from '@tanstack/react-router'
import type { Role } from '#foundation/rules/permissions.ts'
import { returnPath } from '#foundation/rules/text/return-path.ts'
import { loginAddress } from '../session/login-address.ts'
import type { SessionRecord } from '../session/session-record.ts'
import { whenSessionKept, whenSessionKnown } from '../session/session-store.ts'
import { homeOf } from './page-roles.ts'

export interface Visit {
  location: { pathname: string; href: string; search: object }
}

/**
 * For `beforeLoad` of a page outside the dashboard (`ssr: false`), such as checkout: without a
 * session go to /login, an unverified account to /verify, another role to its own dashboard.
 */
export async function requireRole(
  { location }: Visit,
  roles: readonly Role[],
): Promise<{ session: SessionRecord }> {
  const session = await requireVerified(location.href)
  if (!roles.includes(session.role)) throw redirect({ href: homeOf(session.role) })
  return { session }
}

/** For /login and similar pages: somebody who is signed in does not need them. */
export async function leaveWhenSignedIn({ location }: Visit): Promise<void> {
  const session = await whenSessionKnown()
  const landing = session.status === 'in' && landingFrom(session.record, location)
  if (!landing) return
  await whenSessionKept()
  throw redirect({ href: landing })
}

/**
 * Where a signed-in person goes from a login page: back to the page they asked for, otherwise to
 * their dashboard, but to /verify first until the email is proved. Undefined when they are already
 * there.
 */
export function landingFrom(
  record: SessionRecord,
  { pathname, search }: Pick<Visit['location'], 'pathname' | 'search'>,
): string | undefined {
  const asked = 'redirect' in search ? returnPath(search.redirect) : undefined
  if (record.isVerified) return asked ?? homeOf(record.role)
  if (pathname === '/verify') return undefined
  return asked ? verifyAddress(asked) : '/verify'
}

export function verifyAddress(comeBackTo: string): string {
  return `/verify?redirect=${encodeURIComponent(comeBackTo)}`
}

export async function requireVerified(href: string): Promise<SessionRecord> {
  const session = await whenSessionKnown()
  if (session.status !== 'in') throw redirect({ href: loginAddress(href) })
  if (!session.record.isVerified) throw redirect({ href: verifyAddress(href) })
  return session.record
}
