import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { says } from '#foundation/server/database/statements/says.ts'
import type { UserRow } from '../account/users-table.ts'

export interface PeopleFilter {
  /** Part of a name or of an email. */
  q: string
  role?: Role | undefined
  suspended?: boolean | undefined
  offset: number
  limit: number
}

type Tables = { users: UserRow }

const table = (db: Db) => db.$extendTables<Tables>()

export async function listPeople(db: Db, filter: PeopleFilter): Promise<UserRow[]> {
  return table(db)
    .selectFrom('users')
    .selectAll()
    .where(matching(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(filter.offset)
    .limit(filter.limit)
    .execute()
}

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const row = await table(db)
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function matching({ q, role, suspended }: PeopleFilter) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'users'>) =>
    and([
      eb('deleted_at', 'is', null),
      ...(role ? [eb('role', '=', role)] : []),
      ...(suspended === undefined ? [] : [eb('suspended_at', suspended ? 'is not' : 'is', null)]),
      isNamed(q),
    ])
}

export function idsOfPeople(words: string): RawBuilder<string> {
  return sql<string>`(select id from users where ${isNamed(words)})`
}

export function isInFirstName(person: RawBuilder<string>, word: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from users where users.id = ${person} and ${says(sql`first_name`, word)}
  )`
}

export const idsOfSuspended = sql<string>`(select id from users where suspended_at is not null)`

export function suspendedAtOf(id: RawBuilder<string>): RawBuilder<Date | null> {
  return sql<Date | null>`(select suspended_at from users where users.id = ${id})`
}

export function hasLeftAs(id: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from users where users.id = ${id} and deleted_at is not null)`
}

function isNamed(words: string): RawBuilder<boolean> {
  const pattern = likePattern(words.toLowerCase())
  return sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${pattern}`
}
