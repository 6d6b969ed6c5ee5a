import type { Role } from '#foundation/rules/permissions.ts'
import type { Context } from '#foundation/server/context.ts'
import { presentIdentity } from '../account/present-identity.ts'
import { findUser, type UserRow } from '../account/users-table.ts'
import { countPeople, listPeople, type PeopleFilter } from './people-table.ts'

export interface FoundPerson {
  _id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: Role
  isVerified: boolean
  profilePicture: string | null
  memberSince: string
  suspendedAt: string | null
  suspendedBecause: string | null
}

export async function searchPeople(
  ctx: Pick<Context, 'db'>,
  filter: PeopleFilter,
): Promise<{ people: FoundPerson[]; total: number }> {
  const people = await listPeople(ctx.db, filter)
  return { people: people.map(foundPerson), total: await countPeople(ctx.db, filter) }
}

export async function lookUpPerson(
  ctx: Pick<Context, 'db'>,
  id: string,
): Promise<FoundPerson | undefined> {
  const row = await findUser(ctx.db, id)
  return row && foundPerson(row)
}

function foundPerson(row: UserRow): FoundPerson {
  return {
    ...presentIdentity(row),
    memberSince: row.created_at.toISOString(),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedBecause: row.suspended_because,
  }
}
