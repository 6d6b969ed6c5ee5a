import type { Role } from '#foundation/rules/permissions.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { insertUser, type UserRow } from './users-table.ts'

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  role: Role
  isVerified?: boolean
  enable2fa?: boolean
}

/** Signing up, the operator and the demo all make accounts here. */
export async function createUser(
  tx: Db,
  ctx: Pick<Context, 'actor' | 'now' | 'requestId'>,
  { email, firstName, lastName, passwordHash, role, isVerified, enable2fa }: NewUser,
): Promise<UserRow | undefined> {
  const user = await insertUser(tx, {
    id: newId(ctx.now),
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    role,
    is_verified: isVerified ?? false,
    enable_2fa: enable2fa ?? false,
    created_at: ctx.now,
  })
  if (user) {
    const subject = { type: 'user', id: user.id } as const
    await recordAudit(tx, ctx, { action: 'user.created', subject, details: { role } })
  }
  return user
}
