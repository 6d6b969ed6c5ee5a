import { after, minuteMs } from '#foundation/rules/time/time.ts'
import type { Identify } from '#foundation/server/http/serve-routes.ts'
import { digest, isSecret, sameBytes } from '#foundation/server/secrets.ts'
import { readSessionCookie } from './session-cookie.ts'
import { openSince } from './session-life.ts'
import { findSession, touchSession } from './sessions-table.ts'

/** The person behind a request, if its token opens a session and its cookie is the other half. */
export const identify: Identify = async ({ config, db }, request, now) => {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const session = await findSession(db, { tokenDigest: digest(token), ...openSince(now) })
  if (!session) return undefined
  if (session.cookie_digest) {
    const cookie = readSessionCookie(request, config)
    if (!cookie || !sameBytes(digest(cookie), session.cookie_digest)) return undefined
  }
  const unseenSince = after(now, -minuteMs)
  if (session.last_seen_at < unseenSince) {
    await touchSession(db, { id: session.session_id, now, unseenSince })
  }
  return {
    kind: 'person',
    id: session.user_id,
    role: session.role,
    isVerified: session.is_verified,
    sessionId: session.session_id,
    authenticatedAt: session.authenticated_at,
  }
}

export function bearerOf(request: Request): string | undefined {
  const token = /^Bearer ([^ ]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && isSecret(token) ? token : undefined
}
