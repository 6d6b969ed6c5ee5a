import type { User } from '#accounts/rules/wire.ts'
import { mediaPath } from '#foundation/server/media/media-name.ts'
import type { UserRow } from './users-table.ts'

/** Everything a person may see of themselves, and nothing that opens anything. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    isVerified: row.is_verified,
    profilePicture: row.profile_picture && mediaPath(row.profile_picture),
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
