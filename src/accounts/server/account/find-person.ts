import type { RawBuilder } from 'kysely'
import type { Preferences } from '#foundation/rules/notices/notice.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { gathered } from '#foundation/server/database/side-by-side.ts'
import { presentIdentity, presentPreferences } from './present-identity.ts'
import { findUser, findUsers, holdUsers, lockUser, type UserRow } from './users-table.ts'

/** What anybody may know of a person. */
export interface PublicPerson {
  _id: string
  firstName: string
  profilePicture: string | null
  memberSince: string
}

/** What the other nouns need to do business with a person; it never leaves the server whole. */
export interface Person extends PublicPerson, Preferences {
  lastName: string
  email: string
  phone: string | null
  role: Role
  isVerified: boolean
  isSuspended: boolean
  isDeleted: boolean
}

/** `undefined` once the account is deleted. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const row = await findUser(db, id)
  return row && personOf(row)
}

/** Also once the account is deleted, with a place-holder name. */
export const findAnyone = gathered(async (db, ids: readonly string[]) => {
  const people = await findPeople(db, [...new Set(ids)])
  return ids.map(id => people.get(id))
})

/** In no particular order; deleted people keep a place-holder name, so old bookings still read. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = ids.length > 0 ? await findUsers(db, ids) : []
  return new Map(rows.map(row => [row.id, personOf(row)]))
}

/** People as they are, and who can neither leave nor be suspended until the transaction ends. */
export async function holdPeople(
  tx: Db,
  ids: readonly string[],
  another?: RawBuilder<string>,
): Promise<Map<string, Person>> {
  const rows = await holdUsers(tx, ids, another)
  return new Map(rows.map(row => [row.id, personOf(row)]))
}

/** Decisions about one person take turns until the transaction ends; nobody once they are deleted. */
export async function lockPerson(tx: Db, id: string): Promise<Person | undefined> {
  const row = await lockUser(tx, id)
  return row && personOf(row)
}

function personOf(row: UserRow): Person {
  return {
    ...presentIdentity(row),
    memberSince: row.created_at.toISOString(),
    isSuspended: row.suspended_at !== null,
    isDeleted: row.deleted_at !== null,
    ...presentPreferences(row),
  }
}
