import { sql } from 'kysely'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface SessionRow {
  id: string
  user_id: string
  token_digest: Buffer
  cookie_digest: Buffer | null
  device: string
  created_at: Date
  last_seen_at: Date
  authenticated_at: Date
}

type Tables = {
  session: SessionRow
  users: {
    id: string
    role: Role
    is_verified: boolean
    suspended_at: Date | null
    deleted_at: Date | null
  }
  known_device: { user_id: string; device: string; first_seen_at: Date }
}

const table = (db: Db) => db.$extendTables<Tables>()

/** Opens the session, and answers whether this person was never seen with this device before. */
export async function insertSession(
  db: Db,
  session: SessionRow,
): Promise<{ isNewDevice: boolean }> {
  const { user_id, device, created_at } = session
  const row = await table(db)
    .with('opened', query => query.insertInto('session').values(session))
    .insertInto('known_device')
    .values({ user_id, device, first_seen_at: created_at })
    .onConflict(conflict => conflict.columns(['user_id', 'device']).doNothing())
    .returning('device')
    .executeTakeFirst()
  return { isNewDevice: row !== undefined }
}

export interface LiveSince {
  seenSince: Date
  createdSince: Date
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Who a token belongs to, in one statement, since every request asks. */
export async function findSession(
  db: Db,
  { tokenDigest, ...since }: LiveSince & { tokenDigest: Buffer },
) {
  return openSessions(db, since).where('session.token_digest', '=', tokenDigest).executeTakeFirst()
}

/** For looking only: the other half of the session is not asked for. */
export async function findSessionByCookie(
  db: Db,
  { cookieDigest, ...since }: LiveSince & { cookieDigest: Buffer },
) {
  return openSessions(db, since)
    .where('session.cookie_digest', '=', cookieDigest)
    .executeTakeFirst()
}

/** Those of these sessions that are still open, of people who may still come in. */
export async function sessionsStillOpen(
  db: Db,
  ids: readonly string[],
  since: LiveSince,
): Promise<Set<string>> {
  const rows = await openSessions(db, since)
    .where('session.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(row => row.session_id))
}

function openSessions(db: Db, { seenSince, createdSince }: LiveSince) {
  return table(db)
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select([
      'session.id as session_id',
      'session.cookie_digest',
      'session.last_seen_at',
      'session.authenticated_at',
      'users.id as user_id',
      'users.role',
      'users.is_verified',
    ])
    .where('session.last_seen_at', '>', seenSince)
    .where('session.created_at', '>', createdSince)
    .where('users.suspended_at', 'is', null)
    .where('users.deleted_at', 'is', null)
}

export async function touchSession(
  db: Db,
  { id, now, unseenSince }: { id: string; now: Date; unseenSince: Date },
): Promise<void> {
  await table(db)
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', unseenSince)
    .execute()
}

export async function markAuthenticated(db: Db, id: string, now: Date): Promise<void> {
  await table(db)
    .updateTable('session')
    .set({ authenticated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function listSessions(db: Db, userId: string, { seenSince, createdSince }: LiveSince) {
  return table(db)
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', seenSince)
    .where('created_at', '>', createdSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteSession(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const row = await table(db)
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSessionsOf(
  db: Db,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<number> {
  const rows = await table(db)
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except !== undefined, query => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute()
  return rows.length
}

export async function deleteDeadSessions(db: Db, { seenSince, createdSince }: LiveSince) {
  await table(db)
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([eb('last_seen_at', '<=', seenSince), eb('created_at', '<=', createdSince)]),
    )
    .execute()
}

export async function listDevices(db: Db, userId: string) {
  return table(db)
    .selectFrom('known_device')
    .select(['device', 'first_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await table(db).deleteFrom('known_device').where('user_id', '=', userId).execute()
}

/** A moved clock is no absence: everybody's session moves along with it (demo mode). */
export async function moveSessions(db: Db, milliseconds: number): Promise<void> {
  await sql`
    update session set
      created_at = created_at + ${milliseconds} * interval '1 ms',
      last_seen_at = last_seen_at + ${milliseconds} * interval '1 ms',
      authenticated_at = authenticated_at + ${milliseconds} * interval '1 ms'`.execute(db)
}
