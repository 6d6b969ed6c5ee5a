import type { Role } from '#foundation/rules/permissions.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Identify } from '#foundation/server/http/serve-routes.ts'
import { digest, isSecret, sameBytes } from '#foundation/server/secrets.ts'
import type { Person } from '../account/require-person.ts'
import { readSessionCookie } from './session-cookie.ts'
import { openSince } from './session-life.ts'
import {
  type FoundSession,
  findSession,
  findSessionByCookie,
  touchSession,
} from './sessions-table.ts'

export const identify: Identify = async (services, request, { now, byCookie }) => {
  if (byCookie && !request.headers.has('authorization'))
    return identifyByCookie(services, request, now)
  const { config, db } = services
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
  return personOf(session)
}

/** A picture element sends only the cookie, not the token. */
export async function identifyViewer(
  services: Services,
  request: Request,
): Promise<{ id: string; role: Role } | undefined> {
  const now = services.clock.now()
  const actor = await identify(services, request, { now, byCookie: true })
  return actor?.kind === 'person' ? actor : undefined
}

/** The cookie alone is enough to look at files, never to change anything. */
async function identifyByCookie({ config, db }: Services, request: Request, now: Date) {
  const cookie = readSessionCookie(request, config)
  if (cookie === undefined || !isSecret(cookie)) return undefined
  const found = await findSessionByCookie(db, { cookieDigest: digest(cookie), ...openSince(now) })
  return found && personOf(found)
}

function personOf(session: FoundSession): Person {
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
