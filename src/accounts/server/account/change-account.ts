import { type AccountWords, accountLife } from '#accounts/rules/account-life.ts'
import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { accountDeletedLetter, accountReinstatedLetter, accountSuspendedLetter } from './letters.ts'
import { type UserRow, updateUser } from './users-table.ts'

/** Bookings and payments point to the row, so it stays, without anything personal. */
const nothingPersonal = {
  password_hash: '',
  first_name: 'Former',
  last_name: 'member',
  phone: null,
  profile_picture: null,
  enable_2fa: false,
  totp_secret: null,
  totp_offered: null,
  totp_last_step: null,
} satisfies Partial<UserRow>

const livingAccount: Living<UserRow, AccountWords> = {
  life: accountLife,
  stateOf: ({ deleted_at, suspended_at }) => {
    if (deleted_at) return 'deleted'
    return suspended_at ? 'suspended' : 'active'
  },
  factsOf: ({ role }) => ({ role }),
  // The effects write the two columns that the state is read from.
  standing: () => ({}),
  consequences: {},
  effects: {
    markSuspended: (_account, { now }) => ({ suspended_at: now }),
    unmarkSuspended: () => ({ suspended_at: null, suspended_because: null }),
    erase: ({ id }, { now }) => ({
      ...nothingPersonal,
      email: `${id}@deleted`,
      deleted_at: now,
    }),
  },
  insert() {
    throw new Error('People sign up; no event makes an account')
  },
  write: (tx, _ctx, { id }, set) => updateUser(tx, id, set),
  async record(tx, ctx, { recordedAs, after, details }) {
    const subject = { type: 'user', id: after.id } as const
    await recordAudit(tx, ctx, { action: `user.${recordedAs}`, subject, details })
  },
  async tell(tx, ctx, news, { before, after }) {
    // An email that nobody has verified may be a stranger's, and the name anybody's words.
    if (!before?.is_verified) return
    if (news === 'suspended' && before.suspended_because === after.suspended_because) return
    const { first_name: firstName, email: to } = before
    const { publicUrl, SUPPORT_EMAIL: supportEmail } = ctx.config
    const letter = {
      deleted: () => accountDeletedLetter(firstName),
      suspended: () =>
        accountSuspendedLetter({ firstName, reason: after.suspended_because ?? '', supportEmail }),
      reinstated: () => accountReinstatedLetter(firstName, publicUrl),
    }[news]()
    await postMail(tx, ctx, { to, kind: `account-${news}`, letter })
  },
}

export function changeAccount(
  tx: Db,
  ctx: Context,
  account: Locked<UserRow>,
  event: AccountWords['event'],
  cause: {
    by: AccountWords['actor']
    set?: { suspended_because: string }
    details?: AuditDetails
  },
): Promise<Locked<UserRow>> {
  return change(tx, ctx, livingAccount, account, event, cause)
}
