import { asPhoneNumber, phoneWords } from '#accounts/rules/phone.ts'
import { isSameName } from '#accounts/rules/same-name.ts'
import type { ProfileChange } from '#accounts/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { refuseOurName } from '../account/refuse-our-name.ts'
import { requirePerson } from '../account/require-person.ts'
import { lockUser, type UserChange, type UserRow, updateUser } from '../account/users-table.ts'
import { switchTwoFactor } from './two-factor.ts'

/** The operator may correct anybody's profile, but not how they log in. */
export async function updateProfile(
  ctx: Context,
  id: string,
  change: ProfileChange,
): Promise<UserRow> {
  const person = requirePerson(ctx)
  const isOwn = person.id === id
  if (!isOwn && person.role !== 'admin') fail('not_found')
  const columns = columnsOf(change)
  return transaction(ctx.db, async tx => {
    const user = (await lockUser(tx, id)) ?? fail('not_found')
    if (isRenamed(user, change)) refuseOurName(change, user.role)
    const { enable2fa } = change
    if (enable2fa !== undefined && enable2fa !== user.enable_2fa) {
      if (!isOwn) fail('forbidden')
      await switchTwoFactor(tx, ctx, user, enable2fa)
    }
    const subject = { type: 'user', id } as const
    if (Object.keys(columns).length > 0) {
      await updateUser(tx, id, columns)
      const details = { columns: Object.keys(columns) as (keyof typeof columns)[] }
      await recordAudit(tx, ctx, { action: 'user.profile-changed', subject, details })
    }
    if (isRenamed(user, change)) {
      await updateUser(tx, id, { identity_verified: false, renamed_at: ctx.now })
      if (user.identity_verified) {
        await recordAudit(tx, ctx, { action: 'user.identity-lapsed', subject })
      }
    }
    return (await lockUser(tx, id)) ?? fail('not_found')
  })
}

/** What was shown of somebody's identity says nothing of another name. */
function isRenamed(before: UserRow, { firstName, lastName }: ProfileChange): boolean {
  return (
    !isSameName(before.first_name, firstName ?? before.first_name) ||
    !isSameName(before.last_name, lastName ?? before.last_name)
  )
}

/** Only the fields named here can be written, whatever else is sent. */
function columnsOf(change: ProfileChange) {
  const columns = {
    first_name: change.firstName,
    last_name: change.lastName,
    host_kind: change.hostKind,
    phone: change.phone === undefined ? undefined : phoneFrom(change.phone),
    support_email: change.supportEmail,
    support_text: change.supportText,
    reminder_email: change.reminderEmail,
    reminder_text: change.reminderText,
    marketing_email: change.marketingEmail,
    marketing_text: change.marketingText,
  } satisfies UserChange
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<typeof columns>
}

function phoneFrom(typed: string | null): string | null {
  return typed ? (asPhoneNumber(typed) ?? failField('phone', phoneWords)) : null
}
