import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { lockPeople } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type PayeeStanding, payeeStanding, whatIsMissing } from '#payments/rules/payee.ts'
import { findPayee, lockPayee, type PayeeRow, updatePayee } from './payees-table.ts'
import { refreshIdentity } from './refresh-identity.ts'

/** Asks the provider. The address by which a host returns proves nothing. */
export async function syncPayee(ctx: Context, userId: string): Promise<PayeeRow | undefined> {
  const known = await findPayee(ctx.db, userId)
  if (!known?.account_id) return known
  const account = await ctx.provider.stripe.accounts.retrieve(known.account_id)
  const synced = await transaction(ctx.db, tx => apply(tx, ctx, known, account))
  return synced === 'overtaken' ? syncPayee(ctx, userId) : synced
}

/** Another answer may have been stored meanwhile. Nobody knows which is newer, so we ask again. */
async function apply(
  tx: Db,
  ctx: Context,
  known: PayeeRow,
  account: Stripe.Account,
): Promise<PayeeRow | 'overtaken' | undefined> {
  const { user_id: userId } = known
  const person = (await lockPeople(tx, [userId])).get(userId)
  const payee = await lockPayee(tx, userId)
  if (!payee) return undefined
  if (!isDeepStrictEqual(answered(payee), answered(known))) return 'overtaken'
  const standing: PayeeStanding = payeeStanding(account)
  const bank = person?.isDeleted ? undefined : bankOf(account)
  const changed = await updatePayee(tx, payee, {
    standing,
    missing: whatIsMissing(account),
    bank_name: bank?.bank_name ?? null,
    bank_last4: bank?.last4 ?? null,
    bank_mark: bank?.fingerprint ?? null,
    checked_at: ctx.now,
  })
  await refreshIdentity(tx, userId)
  if (standing === 'ready') ctx.jobs.wake('move-money')
  return changed
}

function answered({ standing, missing, bank_name, bank_last4, bank_mark }: PayeeRow) {
  return { standing, missing, bank_name, bank_last4, bank_mark }
}

function bankOf(account: Stripe.Account): Stripe.BankAccount | undefined {
  const accounts = account.external_accounts?.data ?? []
  return accounts.find((one): one is Stripe.BankAccount => one.object === 'bank_account')
}
