import { deviceName } from '#accounts/rules/device-name.ts'
import type { User } from '#accounts/rules/wire.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Reply } from '#foundation/server/http/route.ts'
import { anHour, isWithinLimit } from '#foundation/server/limits/limit.ts'
import { networkOf } from '#foundation/server/limits/rate.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { newId } from '#foundation/server/new-id.ts'
import { digest, newSecret } from '#foundation/server/secrets.ts'
import { newSignInLetter } from '../account/letters.ts'
import { presentUser } from '../account/present-user.ts'
import type { UserRow } from '../account/users-table.ts'
import { markBrowser } from './browser-marks-table.ts'
import { isBrowser, sessionCookie } from './session-cookie.ts'
import { insertSession } from './sessions-table.ts'

export interface OpenedSession {
  user: User
  token: string
  headers: NonNullable<Reply<unknown>['headers']>
}

/**
 * A browser's token works only together with a cookie that scripts cannot read, so a stolen token
 * is worth nothing. Other programs get a token that works alone.
 */
export async function openSession(
  tx: Db,
  ctx: Context,
  request: Request,
  user: UserRow,
  { isFirst = false } = {},
): Promise<OpenedSession> {
  const token = newSecret()
  const cookie = isBrowser(request) ? newSecret() : undefined
  const device = deviceName(request.headers.get('user-agent'))
  const { isNewDevice } = await insertSession(tx, {
    id: newId(ctx.now),
    user_id: user.id,
    token_digest: digest(token),
    cookie_digest: cookie ? digest(cookie) : null,
    device,
    created_at: ctx.now,
    last_seen_at: ctx.now,
    authenticated_at: ctx.now,
  })
  // In the demo one browser plays both sides, which must not count as the same person.
  if (cookie && !ctx.config.demo) {
    const words = `${networkOf(ctx.ip)} ${request.headers.get('user-agent')}`
    await markBrowser(tx, { userId: user.id, mark: ctx.keys.mac('browser', words), now: ctx.now })
  }
  if (isNewDevice && !isFirst) await tellOfDevice(tx, ctx, user, device)
  return {
    user: presentUser(user),
    token,
    headers: cookie ? { 'set-cookie': sessionCookie(cookie, ctx.config) } : {},
  }
}

/** The program names its device itself, so somebody may come with a new name every time. */
const devicesTold = { name: 'new-sign-in-mail', max: 5, seconds: anHour }

/** A mailbox that nobody has verified may be a stranger's, who gets no letters but the first. */
async function tellOfDevice(tx: Db, ctx: Context, user: UserRow, device: string): Promise<void> {
  if (!user.is_verified) return
  if (!(await isWithinLimit({ db: tx, now: ctx.now }, devicesTold, user.id))) return
  const letter = newSignInLetter({ device, at: ctx.now, publicUrl: ctx.config.publicUrl })
  await postMail(tx, ctx, { to: user.email, kind: 'new-sign-in', letter })
}
