import type { Preferences } from '#foundation/rules/sendings/sending.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { UserRow } from './users-table.ts'

export function presentIdentity(row: UserRow) {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    isVerified: row.is_verified,
    profilePicture: row.profile_picture && mediaPath(row.profile_picture),
  }
}

export function presentPreferences(row: UserRow): Preferences {
  return {
    supportEmail: row.support_email,
    supportText: row.support_text,
    reminderEmail: row.reminder_email,
    reminderText: row.reminder_text,
    marketingEmail: row.marketing_email,
    marketingText: row.marketing_text,
  }
}
