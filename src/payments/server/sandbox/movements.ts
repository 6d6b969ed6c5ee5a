import { type Form, inner, text, whole } from './form-body.ts'
import {
  type Body,
  balanceOf,
  book,
  listObjects,
  lockObject,
  updateObject,
} from './sandbox-table.ts'
import {
  create,
  emit,
  invalid,
  missing,
  type SandboxWork,
  sandboxId,
  seconds,
} from './sandbox-work.ts'

export async function createRefund(work: SandboxWork, form: Form): Promise<Body> {
  const intentId = text(form, 'payment_intent') ?? ''
  const [found] = await listObjects(work.tx, { type: 'charge', link: intentId, limit: 1 })
  const charge = found && (await lockObject(work.tx, found.id))
  if (!charge) return missing('payment_intent', intentId)
  const left = Number(charge.amount) - Number(charge.amount_refunded)
  const amount = whole(form, 'amount') ?? left
  if (left === 0) {
    invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  }
  const kept = charge._ as { withheld?: boolean; refundsComeBack?: boolean }
  if (kept.withheld) {
    invalid(`Charge ${charge.id} has been charged back.`, undefined, 'charge_disputed')
  }
  if (amount < 1 || amount > left) {
    invalid(`Refund amount is greater than unrefunded amount on charge (${left}).`, 'amount')
  }
  const refund = create(
    work,
    'refund',
    {
      id: sandboxId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(work.now),
      currency: 'gbp',
      metadata: inner(form, 'metadata'),
      payment_intent: intentId,
      reason: text(form, 'reason') ?? null,
      status: 'succeeded',
    },
    intentId,
  )
  const refunded = Number(charge.amount_refunded) + amount
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
  await updateObject(work.tx, changed)
  move(work, 'platform', -amount, refund.id)
  emit(work, 'refund.created', refund)
  emit(work, 'charge.refunded', changed)
  if (kept.refundsComeBack) await failRefund(work, refund)
  return refund
}

/** The renter's bank sends a refund back, possibly days after it was made. */
export async function failRefund(work: SandboxWork, refund: Body): Promise<void> {
  const failed = { ...refund, status: 'failed' }
  await updateObject(work.tx, failed)
  move(work, 'platform', Number(refund.amount), `${refund.id}:failed`)
  emit(work, 'refund.failed', failed)
}

export async function createTransfer(work: SandboxWork, form: Form): Promise<Body> {
  const destination = text(form, 'destination') ?? ''
  const account = (await lockObject(work.tx, destination)) ?? missing('destination', destination)
  const capabilities = account.capabilities as { transfers?: string }
  if (capabilities.transfers !== 'active') {
    invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      'destination',
      'insufficient_capabilities_for_transfer',
    )
  }
  const chargeId = text(form, 'source_transaction')
  const amount = whole(form, 'amount') ?? 0
  if (amount < 1) invalid('A transfer is of a penny at least.', 'amount')
  if (chargeId !== undefined) await takeFromCharge(work, chargeId, amount)
  else if (amount > (await balanceOf(work.tx, 'platform'))) {
    invalid('Insufficient funds in your account.', undefined, 'balance_insufficient')
  }
  const transfer = create(
    work,
    'transfer',
    {
      id: sandboxId('tr'),
      object: 'transfer',
      amount,
      amount_reversed: 0,
      created: seconds(work.now),
      currency: 'gbp',
      destination,
      livemode: false,
      metadata: inner(form, 'metadata'),
      reversed: false,
      source_transaction: chargeId ?? null,
      transfer_group: text(form, 'transfer_group') ?? null,
    },
    text(form, 'transfer_group') ?? null,
  )
  move(work, 'platform', -amount, transfer.id)
  move(work, destination, amount, transfer.id)
  emit(work, 'transfer.created', transfer)
  return transfer
}

/** Counts all transfers of a charge, also those that were reversed. */
async function takeFromCharge(work: SandboxWork, id: string, amount: number): Promise<void> {
  const charge = (await lockObject(work.tx, id)) ?? missing('charge', id)
  const kept = charge._ as { transferred: number }
  const transferred = kept.transferred + amount
  if (transferred > Number(charge.amount)) {
    invalid('The transfer is larger than what is left of the charge.', 'amount')
  }
  await updateObject(work.tx, { ...charge, _: { ...kept, transferred } })
}

export async function createReversal(
  work: SandboxWork,
  transferId: string,
  form: Form,
): Promise<Body> {
  const transfer = (await lockObject(work.tx, transferId)) ?? missing('transfer', transferId)
  const left = Number(transfer.amount) - Number(transfer.amount_reversed)
  const amount = whole(form, 'amount') ?? left
  if (amount < 1 || amount > left) {
    invalid(`Transfer ${transferId} has only ${left} left to reverse.`, 'amount')
  }
  const reversal = create(
    work,
    'transfer_reversal',
    {
      id: sandboxId('trr'),
      object: 'transfer_reversal',
      amount,
      created: seconds(work.now),
      currency: 'gbp',
      metadata: inner(form, 'metadata'),
      transfer: transferId,
    },
    transferId,
  )
  const reversed = Number(transfer.amount_reversed) + amount
  const changed = {
    ...transfer,
    amount_reversed: reversed,
    reversed: reversed === transfer.amount,
  }
  await updateObject(work.tx, changed)
  move(work, String(transfer.destination), -amount, reversal.id)
  move(work, 'platform', amount, reversal.id)
  emit(work, 'transfer.reversed', changed)
  return reversal
}

function move(work: SandboxWork, account: string, pence: number, source: string): void {
  book([{ account, pence, source, created_at: work.now }])
}
