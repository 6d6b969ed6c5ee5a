import { type RawBuilder, sql } from 'kysely'
import type { HostKind } from '#accounts/rules/wire.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { hitsOf, type KnownHits } from '#foundation/server/limits/rate-limit-table.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'

export interface UserRow {
  id: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
  role: Role
  is_verified: boolean
  profile_picture: string | null
  host_kind: HostKind | null
  identity_verified: boolean
  /** When another name took away that the identity was known. */
  renamed_at: Date | null
  enable_2fa: boolean
  support_email: boolean
  support_text: boolean
  reminder_email: boolean
  reminder_text: boolean
  marketing_email: boolean
  marketing_text: boolean
  totp_secret: string | null
  totp_offered: string | null
  totp_last_step: number | null
  suspended_at: Date | null
  suspended_because: string | null
  deleted_at: Date | null
  created_at: Date
}

type NewUser = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'password_hash'
  | 'first_name'
  | 'last_name'
  | 'role'
  | 'is_verified'
  | 'enable_2fa'
  | 'created_at'
>

export type UserChange = Partial<Omit<UserRow, 'id' | 'created_at'>>

const table = (db: Db) => db.$extendTables<{ users: UserRow }>()

const defaults: Omit<UserRow, keyof NewUser> = {
  phone: null,
  profile_picture: null,
  host_kind: null,
  identity_verified: false,
  renamed_at: null,
  support_email: true,
  support_text: false,
  reminder_email: true,
  reminder_text: false,
  marketing_email: false,
  marketing_text: false,
  totp_secret: null,
  totp_offered: null,
  totp_last_step: null,
  suspended_at: null,
  suspended_because: null,
  deleted_at: null,
}

/** `undefined` when the mailbox is taken, also when two ask for it at once. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return table(db)
    .insertInto('users')
    .values({ ...defaults, ...user })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

const livingUsers = (db: Db) =>
  table(db).selectFrom('users').selectAll().where('deleted_at', 'is', null)

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return livingUsers(db).where('id', '=', id).executeTakeFirst()
}

/** One decision about a person at a time, until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  takesLock('account')
  return livingUsers(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

interface WithHits {
  keys: readonly string[]
}

interface Tried extends UserRow {
  hits: KnownHits
}

const hitsUnderKeys = hitsOf<WithHits>(({ keys }) => keys)

/** Brings the hits under these keys along, whether anybody has this mailbox or not. */
export async function findUserWithHits(
  db: Db,
  asked: WithHits & { email: string },
): Promise<{ user: UserRow | undefined; hits: KnownHits }> {
  const [found] = await foundWithHits(db, {}, asked)
  if (!found?.id) return { user: undefined, hits: found?.hits ?? null }
  const { hits, ...user } = found
  return { user, hits }
}

const foundWithHits = compiledOnce<object, WithHits & { email: string }, Tried>(() => {
  const email = new Slot<{ email: string }>(asked => asked.email)
  return sql`
    select users.*, hits from (select ${hitsUnderKeys} as hits) as known
      left join users on email = ${email} and deleted_at is null`
})

/** As `lockUser`, and brings the hits under these keys along. */
export async function lockUserWithHits(
  tx: Db,
  asked: WithHits & { id: string },
): Promise<{ user: UserRow | undefined; hits: KnownHits }> {
  takesLock('account')
  const [found] = await lockedWithHits(tx, {}, asked)
  if (!found) return { user: undefined, hits: null }
  const { hits, ...user } = found
  return { user, hits }
}

const lockedWithHits = compiledOnce<object, WithHits & { id: string }, Tried>(() => {
  const id = new Slot<{ id: string }>(asked => asked.id)
  return sql`
    select *, ${hitsUnderKeys} as hits from users where id = ${id} and deleted_at is null
      for no key update`
})

/**
 * For suspending and deleting: waits until whoever does business with this person has finished, and
 * makes later business wait for the decision.
 */
export async function lockUserAlone(tx: Db, id: string): Promise<Locked<UserRow> | undefined> {
  takesLock('account')
  const row = await livingUsers(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && locked(row)
}

interface ToLock {
  ids: readonly string[]
  /** What another table looks up one more account by, such as the id of a listing. */
  by?: string
}

/** Stands for `by` in the SQL of another table that finds one more account to lock. */
export const lookedUpBy = new Slot<ToLock>(({ by }) => by)

/**
 * Until the transaction ends none of them can leave or be suspended; other changes may go on.
 * `another` is the id of one more, which the statement looks up itself.
 */
export function usersLock(another: RawBuilder<string> = sql`null`) {
  const ids = new Slot<ToLock>(({ ids }) => ids)
  const rows = compiledOnce<object, ToLock, UserRow>(
    () => sql`
      select * from users where id = any(array_append(${ids}::uuid[], ${another}))
      order by id for key share`,
  )
  return (tx: Db, toLock: ToLock): Promise<UserRow[]> => {
    takesLock('account')
    return rows(tx, {}, toLock)
  }
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return livingUsers(db).where('email', '=', email).executeTakeFirst()
}

export async function findUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return table(db)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function updateUser(
  db: Db,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> {
  return table(db)
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export interface ShownIdentity {
  /** When the payout account was begun that the provider has checked. */
  toProviderSince: Date | null
  /** When the operator accepted the document that counts. */
  toOperatorAt: Date | null
}

/**
 * Once somebody was renamed, only what they have shown since counts. Decided in the statement, so
 * that a change of the name at the same time is seen.
 */
export async function keepIdentity(
  tx: Db,
  id: string,
  { toProviderSince, toOperatorAt }: ShownIdentity,
): Promise<void> {
  const shownAt = sql`greatest(${toProviderSince}::timestamptz, ${toOperatorAt}::timestamptz)`
  const isKnown = sql<boolean>`coalesce(${shownAt} > coalesce(renamed_at, '-infinity'), false)`
  await table(tx)
    .updateTable('users')
    .set({ identity_verified: isKnown })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Each time step counts once, so that somebody who has seen the code cannot use it again. */
export async function claimTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const row = await table(db)
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isAnybodyThere(db: Db): Promise<boolean> {
  const row = await table(db).selectFrom('users').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function picturesInUse(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await table(db)
    .selectFrom('users')
    .select('profile_picture as name')
    .where('profile_picture', '=', sql<string>`any(${[...names]}::text[])`)
    .$narrowType<{ name: string }>()
    .execute()
  return rows.map(row => row.name)
}
