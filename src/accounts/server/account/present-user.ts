import type { User } from '#accounts/rules/wire.ts'
import { presentIdentity, presentPreferences } from './present-identity.ts'
import type { UserRow } from './users-table.ts'

/** For the person themselves. Never add a hash or a secret here. */
export function presentUser(row: UserRow): User {
  return {
    ...presentIdentity(row),
    hostKind: row.host_kind,
    idVerified: row.identity_verified,
    enable2fa: row.enable_2fa,
    ...presentPreferences(row),
    createdAt: row.created_at.toISOString(),
  }
}
