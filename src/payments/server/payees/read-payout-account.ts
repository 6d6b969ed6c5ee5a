import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { PayoutAccount } from '#payments/rules/payout-wire.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { waitingPayouts } from '../movements/movement-lists-table.ts'
import { findPayee, findSellerDetails } from './payees-table.ts'
import { syncPayee } from './sync-payee.ts'

/** From our own records, without asking the provider. */
export async function readPayoutAccount(ctx: Context): Promise<PayoutAccount> {
  const { id } = requirePerson(ctx)
  const payee = await findPayee(ctx.db, id)
  const details = await findSellerDetails(ctx.db, id)
  const [due] = await waitingPayouts(ctx.db, { now: ctx.now, partyId: id })
  const state = payee?.standing ?? 'none'
  const waiting = due?.pence ?? pence(0)
  return {
    state,
    complete: state === 'ready',
    missing: [
      ...(payee?.missing ?? []),
      ...(details ? [] : ['The details that tax law asks us for']),
    ],
    bank: payee?.bank_last4 ? { name: payee.bank_name, last4: payee.bank_last4 } : null,
    sellerDetails: details !== undefined,
    waiting: poundsFromPence(waiting),
    waitingPence: waiting,
    isTest: !ctx.provider.isLive,
    checkedAt: payee?.checked_at?.toISOString() ?? null,
  }
}

/**
 * Called when the host returns from the provider. The provider is asked, because the address of the
 * page proves nothing.
 */
export async function refreshPayoutAccount(ctx: Context): Promise<PayoutAccount> {
  const { id } = requirePerson(ctx)
  try {
    if (ctx.provider.kind !== 'none') await syncPayee(ctx, id)
  } catch (error) {
    ctx.log.warn({ user: id, fault: faultWords(error) }, 'the payout account was not checked')
    return fail('payment_provider_unavailable')
  }
  return readPayoutAccount(ctx)
}
