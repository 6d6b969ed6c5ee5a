import type { User } from '#accounts/rules/wire.ts'
import { presentIdentity } from './present-identity.ts'
import type { UserRow } from './users-table.ts'

/** Everything a person may see of themselves, and nothing that opens anything. */
export function presentUser(row: UserRow): User {
  return {
    ...presentIdentity(row),
    hostKind: row.host_kind,
    enable2fa: row.enable_2fa,
    supportEmail: row.support_email,
    supportText: row.support_text,
    reminderEmail: row.reminder_email,
    reminderText: row.reminder_text,
    marketingEmail: row.marketing_email,
    marketingText: row.marketing_text,
    createdAt: row.created_at.toISOString(),
  }
}
