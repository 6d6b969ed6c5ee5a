import type { RawBuilder } from 'kysely'
import { fail } from '#foundation/rules/errors.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Preferences } from '#foundation/rules/sendings/sending.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { presentIdentity, presentPreferences } from './present-identity.ts'
import { findUser, findUsers, lockUser, type UserRow, usersLock } from './users-table.ts'

export { lookedUpBy } from './users-table.ts'

export interface PublicPerson {
  _id: string
  firstName: string
  profilePicture: string | null
  memberSince: string
}

/** For other nouns only: a whole person is never sent to a browser. */
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

/** Also finds deleted accounts, which have a placeholder name. */
export const findAnyone = batched(async (db, ids: readonly string[]) => {
  const people = await findPeople(db, [...new Set(ids)])
  return ids.map(id => people.get(id))
})

/** Deleted people are found too, so that old bookings can show a name. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = ids.length > 0 ? await findUsers(db, ids) : []
  return new Map(rows.map(row => [row.id, personOf(row)]))
}

/** Where only a first name is said: half of the placeholder would be read as a name. */
export function firstNameOf(person: Person | undefined): string {
  return person && !person.isDeleted ? person.firstName : 'Former member'
}

/** For the operator. Whoever has left has no mailbox, only words that hold its place in the table. */
export function nameAndMailbox(person: Person | undefined): { name: string; email: string } {
  if (!person) return { name: 'Former member', email: '' }
  const { firstName, lastName, email, isDeleted } = person
  return { name: `${firstName} ${lastName}`, email: isDeleted ? '' : email }
}

/**
 * Until the transaction ends nobody here can leave or be suspended. `another` finds the id of one
 * more in the same statement.
 */
export function peopleLock(another?: RawBuilder<string>) {
  const lock = usersLock(another)
  return async (tx: Db, ids: readonly string[], by?: string): Promise<Map<string, Person>> => {
    const rows = await lock(tx, { ids, ...(by !== undefined && { by }) })
    return new Map(rows.map(row => [row.id, personOf(row)]))
  }
}

export const lockPeople = peopleLock()

/**
 * For what somebody leaves behind: refused where the account was deleted or suspended while the
 * request was under way. Neither happens until the transaction ends, and nobody of the others leaves.
 */
export async function lockStaying(
  tx: Db,
  id: string,
  others: readonly string[] = [],
): Promise<void> {
  const person = (await lockPeople(tx, [id, ...others])).get(id)
  if (!person || person.isDeleted || person.isSuspended) fail('unauthenticated')
}

/** One decision about a person at a time. Finds no deleted account. */
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
