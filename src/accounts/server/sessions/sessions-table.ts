import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { batchedForAll } from '#foundation/server/database/side-by-side.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'

export interface SessionRow {
  id: string
  user_id: string
  token_digest: Buffer
  cookie_digest: Buffer | null
  device: string
  created_at: Date
  last_seen_at: Date
  authenticated_at: Date
  /** Notifications are sent to this device, so the row stays while the session is idle. */
  is_told?: boolean
}

type Tables = {
  session: SessionRow
  known_device: { user_id: string; device: string; first_seen_at: Date; last_seen_at: Date }
}

const table = (db: Db) => db.$extendTables<Tables>()

export interface NewSession {
  id: string
  userId: string
  tokenDigest: Buffer
  cookieDigest: Buffer | null
  device: string
  now: Date
}

export async function insertSession(
  db: Db,
  session: NewSession,
): Promise<{ isNewDevice: boolean }> {
  const [row] = await inserted(db, {}, session)
  return { isNewDevice: row?.isNewDevice ?? false }
}

const inserted = compiledOnce<object, NewSession, { isNewDevice: boolean }>(() => {
  const value = (of: keyof NewSession) => new Slot<NewSession>(session => session[of])
  const [user, device, now] = [value('userId'), value('device'), value('now')]
  return sql`
    with opened as (
      insert into session (id, user_id, token_digest, cookie_digest, device,
        created_at, last_seen_at, authenticated_at)
      values (${value('id')}, ${user}, ${value('tokenDigest')}, ${value('cookieDigest')}, ${device},
        ${now}, ${now}, ${now})
    )
    insert into known_device (user_id, device, first_seen_at, last_seen_at)
    values (${user}, ${device}, ${now}, ${now})
    on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 as "isNewDevice"`
})

export interface LiveSince {
  seenSince: Date
  createdSince: Date
}

type Times = Pick<SessionRow, 'created_at' | 'last_seen_at'>

export interface FoundSession extends Times, Pick<SessionRow, 'token_digest' | 'cookie_digest'> {
  session_id: string
  authenticated_at: Date
  user_id: string
  role: Role
  is_verified: boolean
}

interface SessionLookup extends LiveSince {
  which: Buffer | readonly string[]
}

interface WithToken extends LiveSince {
  tokenDigest: Buffer
}

/**
 * Never cached, because a session may end at any time in another process. Lookups of the same
 * moment share one statement.
 */
export const findSession = batchedForAll(
  async (db, asked: readonly WithToken[]): Promise<(FoundSession | undefined)[]> => {
    const byToken = new Map<string, FoundSession>()
    for (const found of await Promise.all(inTens(asked).map(some => withTokens(db, some)))) {
      for (const row of found) byToken.set(row.token_digest.toString('hex'), row)
    }
    return asked.map(({ tokenDigest, ...since }) => {
      const row = byToken.get(tokenDigest.toString('hex'))
      return row && isLive(row, since) ? row : undefined
    })
  },
)

function isLive({ created_at, last_seen_at }: Times, { seenSince, createdSince }: LiveSince) {
  return last_seen_at > seenSince && created_at > createdSince
}

function inTens<Thing>(things: readonly Thing[]): Thing[][] {
  const count = Math.ceil(things.length / mostTokens)
  return Array.from({ length: count }, (_, n) => things.slice(n * mostTokens, (n + 1) * mostTokens))
}

/** Only two sizes of list, because PostgreSQL plans each new size again. */
const mostTokens = 10

function withTokens(db: Db, asked: readonly WithToken[]): Promise<FoundSession[]> {
  return sessionsOfTokens(db, { places: asked.length === 1 ? 1 : mostTokens }, asked)
}

const sessionsOfTokens = compiledOnce<{ places: number }, readonly WithToken[], FoundSession>(
  ({ places }) => {
    const tokens = Array.from(
      { length: places },
      (_, place) => sql`${new Slot<readonly WithToken[]>(all => all[place]?.tokenDigest ?? null)}`,
    )
    return sessionsOfPeople(sql`token_digest in (${sql.join(tokens)})`)
  },
)

/**
 * Materialized, because the planner else begins with the people while it knows nothing of either
 * table, and looks at every session of each.
 */
function sessionsOfPeople(which: RawBuilder<unknown>): RawBuilder<FoundSession> {
  return sql`
    with found as materialized (
      select id as session_id, user_id, token_digest, cookie_digest, created_at, last_seen_at,
        authenticated_at
      from session where ${which}
    )
    select found.*, role, is_verified from found join users on users.id = user_id
    where suspended_at is null and deleted_at is null`
}

/** For looking only, so the token is not asked for. */
export async function findSessionByCookie(
  db: Db,
  { cookieDigest: which, ...since }: LiveSince & { cookieDigest: Buffer },
): Promise<FoundSession | undefined> {
  const [found] = await openSessions(db, { by: 'cookie' }, { ...since, which })
  return found
}

export async function sessionsStillOpen(
  db: Db,
  ids: readonly string[],
  since: LiveSince,
): Promise<Set<string>> {
  const rows = await openSessions(db, { by: 'id' }, { ...since, which: ids })
  return new Set(rows.map(row => row.session_id))
}

const which = new Slot<SessionLookup>(asked => asked.which)
const matchedBy = {
  cookie: sql`cookie_digest = ${which}`,
  id: sql`id = any(${which}::uuid[])`,
}

const openSessions = compiledOnce<{ by: keyof typeof matchedBy }, SessionLookup, FoundSession>(
  ({ by }) =>
    sessionsOfPeople(sql`
      ${matchedBy[by]}
        and last_seen_at > ${new Slot<SessionLookup>(({ seenSince }) => seenSince)}
        and created_at > ${new Slot<SessionLookup>(({ createdSince }) => createdSince)}`),
)

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

/** Also devices that are logged in no more but still get notifications, to be ended here. */
export async function listSessions(db: Db, userId: string, { seenSince, createdSince }: LiveSince) {
  return table(db)
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'is_told'])
    .where('user_id', '=', userId)
    .where(({ eb, and, or }) =>
      or([
        and([eb('last_seen_at', '>', seenSince), eb('created_at', '>', createdSince)]),
        eb('is_told', '=', true),
      ]),
    )
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
    .where('is_told', '=', false)
    .execute()
}

export async function keepSessionRow(db: Db, id: string, isNotified: boolean): Promise<boolean> {
  const row = await table(db)
    .updateTable('session')
    .set({ is_told: isNotified })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function listDevices(db: Db, userId: string) {
  return table(db)
    .selectFrom('known_device')
    .select(['device', 'first_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()
}

export async function forgetDevices(
  db: Db,
  which: { userId: string } | { before: Date },
): Promise<void> {
  const all = table(db).deleteFrom('known_device')
  const forgotten =
    'userId' in which
      ? all.where('user_id', '=', which.userId)
      : all.where('last_seen_at', '<', which.before)
  await forgotten.execute()
}

/** In demo mode the clock can be moved; sessions move along, or everybody would be logged out. */
export async function moveSessions(db: Db, milliseconds: number): Promise<void> {
  await sql`
    update session set
      created_at = created_at + ${milliseconds} * interval '1 ms',
      last_seen_at = last_seen_at + ${milliseconds} * interval '1 ms',
      authenticated_at = authenticated_at + ${milliseconds} * interval '1 ms'`.execute(db)
}
