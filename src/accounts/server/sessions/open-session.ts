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

interface BegunSession extends Pick<OpenedSession, 'token' | 'headers'> {
  device: string
  isNewDevice: boolean
}

export async function openSession(
  tx: Db,
  ctx: Context,
  request: Request,
  user: UserRow,
): Promise<OpenedSession> {
  return welcome(tx, ctx, user, await beginSession(tx, ctx, request, user.id))
}

/** Where the account or the mailbox is new, nobody need be told of the device. */
export async function openFirstSession(
  tx: Db,
  ctx: Context,
  request: Request,
  user: UserRow,
): Promise<OpenedSession> {
  return opened(user, await beginSession(tx, ctx, request, user.id))
}

/**
 * A browser's token works only together with a cookie that scripts cannot read, so a stolen token
 * is worth nothing. Other programs get a token that works alone.
 */
export async function beginSession(
  tx: Db,
  ctx: Context,
  request: Request,
  userId: string,
): Promise<BegunSession> {
  const token = newSecret()
  const cookie = isBrowser(request) ? newSecret() : undefined
  const userAgent = request.headers.get('user-agent')
  const device = deviceName(userAgent)
  const session = {
    id: newId(ctx.now),
    userId,
    tokenDigest: digest(token),
    cookieDigest: cookie ? digest(cookie) : null,
    device,
    now: ctx.now,
  }
  // In the demo one browser plays both sides, which must not count as the same person.
  const mark =
    cookie && !ctx.config.demo && ctx.keys.mac('browser', `${networkOf(ctx.ip)} ${userAgent}`)
  const [{ isNewDevice }] = await Promise.all([
    insertSession(tx, session),
    mark && markBrowser(tx, { userId, mark, now: ctx.now }),
  ])
  return {
    token,
    headers: cookie ? { 'set-cookie': sessionCookie(cookie, ctx.config) } : {},
    device,
    isNewDevice,
  }
}

/** Writes to them where the device is new. */
export async function welcome(
  tx: Db,
  ctx: Context,
  user: UserRow,
  begun: BegunSession,
): Promise<OpenedSession> {
  if (begun.isNewDevice) await tellOfDevice(tx, ctx, user, begun.device)
  return opened(user, begun)
}

function opened(user: UserRow, { token, headers }: BegunSession): OpenedSession {
  return { user: presentUser(user), token, headers }
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
