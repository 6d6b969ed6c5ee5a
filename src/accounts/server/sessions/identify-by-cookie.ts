import type { Services } from '#foundation/server/context.ts'
import { digest, isSecret } from '#foundation/server/secrets.ts'
import { readSessionCookie } from './session-cookie.ts'
import { openSince } from './session-life.ts'
import { findSessionByCookie } from './sessions-table.ts'

/**
 * Who looks at a picture: a picture element cannot send the token. Half a session is enough to see
 * what one may see anyway, never to do anything.
 */
export async function identifyByCookie(
  { db, config, clock }: Services,
  request: Request,
): Promise<{ id: string; role: string } | undefined> {
  const cookie = readSessionCookie(request, config)
  if (cookie === undefined || !isSecret(cookie)) return undefined
  const found = await findSessionByCookie(db, {
    cookieDigest: digest(cookie),
    ...openSince(clock.now()),
  })
  return found && { id: found.user_id, role: found.role }
}
