import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { requirePerson } from './require-person.ts'
import { findUser, type UserRow } from './users-table.ts'

export async function requireUser(ctx: Pick<Context, 'actor' | 'db'>): Promise<UserRow> {
  return (await findUser(ctx.db, requirePerson(ctx).id)) ?? fail('unauthenticated')
}
