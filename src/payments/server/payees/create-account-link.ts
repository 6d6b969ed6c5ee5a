import { findPerson, lockPeople } from '#accounts/server/account/find-person.ts'
import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { isKeyOld, whileKeyLives } from '../attempts/is-key-old.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { findPayee, lockPayee, openPayee, type PayeeRow, updatePayee } from './payees-table.ts'

/** Opens an account with the provider if the host has none yet. */
export async function createAccountLink(ctx: Context, from: string): Promise<string> {
  const { id } = requireRecentLogin(ctx)
  if (ctx.provider.kind === 'none') return fail('payments_closed')
  try {
    const account = await accountOf(ctx, id)
    const page = `${ctx.config.publicUrl}/${from}`
    const link = await ctx.provider.stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: `${page}?refresh=1`,
      return_url: `${page}?complete=1`,
      collection_options: { fields: 'eventually_due' },
    })
    return link.url
  } catch (error) {
    ctx.log.warn({ user: id, fault: faultWords(error) }, 'no way into the payout account')
    return fail('payment_provider_unavailable')
  }
}

async function accountOf(ctx: Context, userId: string): Promise<string> {
  await openPayee(ctx.db, userId, ctx.now)
  const known = await findPayee(ctx.db, userId)
  if (known?.account_id) return known.account_id
  const account = (known && (await openedUnheard(ctx, known))) ?? (await openAccount(ctx, userId))
  await sendAddress(ctx, userId, account)
  await keepAccount(ctx, userId, account)
  return account
}

/** One whose answer was lost so long ago that the provider may have forgotten the key. */
async function openedUnheard(
  { provider, now }: Context,
  { user_id: userId, account_asked_at: askedAt }: PayeeRow,
): Promise<string | undefined> {
  if (!askedAt || !isKeyOld({ created_at: askedAt }, now)) return undefined
  const list = provider.stripe.accounts.list({ created: whileKeyLives(askedAt), limit: 100 })
  for await (const { id, metadata } of list) if (metadata?.user_id === userId) return id
  return undefined
}

/**
 * Everything sent with the key stays the same for a partner, or the provider would refuse whoever
 * changes their address after an answer that got lost. So the address follows by itself.
 */
async function openAccount(ctx: Context, userId: string): Promise<string> {
  await markAsked(ctx, userId)
  const account = await ctx.provider.stripe.accounts.create(
    {
      country: 'GB',
      controller: {
        stripe_dashboard: { type: 'express' },
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
      },
      capabilities: { transfers: { requested: true } },
      metadata: { user_id: userId },
    },
    { idempotencyKey: `acct_${userId}` },
  )
  return account.id
}

/** Whoever asks again with the same key is answered as at first. */
function markAsked(ctx: Context, userId: string): Promise<void> {
  return transaction(ctx.db, async tx => {
    const payee = await lockPayee(tx, userId)
    const askedAt = payee?.account_asked_at
    if (!payee || (askedAt && !isKeyOld({ created_at: askedAt }, ctx.now))) return
    await updatePayee(tx, payee, { account_asked_at: ctx.now })
  })
}

/** It only spares the partner typing, and the provider takes it no more once a link was made. */
async function sendAddress(ctx: Context, userId: string, accountId: string): Promise<void> {
  const person = await findPerson(ctx.db, userId)
  if (!person || person.isDeleted) return
  try {
    await ctx.provider.stripe.accounts.update(accountId, { email: person.email })
  } catch (error) {
    const fault = faultWords(error)
    ctx.log.info({ user: userId, fault }, 'the payout account does not have the address')
  }
}

/**
 * Two requests at once get the same account from the provider. It may be complete when the second
 * answer arrives.
 */
function keepAccount(ctx: Context, userId: string, accountId: string): Promise<void> {
  return transaction(ctx.db, async tx => {
    const person = (await lockPeople(tx, [userId])).get(userId)
    const payee = await lockPayee(tx, userId)
    if (!payee || payee.account_id || person?.isDeleted) return
    await updatePayee(tx, payee, { account_id: accountId, standing: 'incomplete' })
  })
}
