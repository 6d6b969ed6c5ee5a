import { type Body, book } from './sandbox-table.ts'
import { create, emit, type SandboxWork, sandboxId, seconds } from './sandbox-work.ts'
import { type CardNumber, cards } from './test-cards.ts'

/** 1.5 % and 20 pence, like the real provider. */
function feeOn(amount: number): number {
  return Math.round(amount * 0.015) + 20
}

/** Records the money of a successful intent and sends its events. */
export async function takeMoney(
  work: SandboxWork,
  intent: Body,
  paidBy: { card: CardNumber; last4: string },
): Promise<Body> {
  const amount = Number(intent.amount_received)
  const charge = await createCharge(work, intent, paidBy)
  book([
    { account: 'platform', pence: amount - feeOn(amount), source: charge.id, created_at: work.now },
  ])
  emit(work, 'payment_intent.succeeded', intent)
  emit(work, 'charge.succeeded', charge)
  return charge
}

async function createCharge(
  work: SandboxWork,
  intent: Body,
  { card, last4 }: { card: CardNumber; last4: string },
): Promise<Body> {
  const amount = Number(intent.amount_received)
  const chargeId = String(intent.latest_charge)
  const fee = feeOn(amount)
  const movement = create(work, 'balance_transaction', {
    id: sandboxId('txn'),
    object: 'balance_transaction',
    amount,
    created: seconds(work.now),
    currency: 'gbp',
    fee,
    net: amount - fee,
    source: chargeId,
    type: 'charge',
  })
  return create(
    work,
    'charge',
    {
      id: chargeId,
      object: 'charge',
      amount,
      amount_refunded: 0,
      balance_transaction: movement.id,
      created: seconds(work.now),
      currency: 'gbp',
      disputed: false,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: cardDetails(work, card, last4) },
      refunded: false,
      status: 'succeeded',
      transfer_group: intent.transfer_group,
      _: { transferred: 0, refundsComeBack: card === cards.refundComesBack },
    },
    intent.id,
  )
}

/** All test cards are valid for years, except one that expires this month. */
export function cardDetails({ now }: SandboxWork, card: CardNumber, last4 = card.slice(-4)) {
  const years = card === cards.expiresSoon ? 0 : 3
  return {
    brand: 'visa',
    last4,
    exp_month: now.getUTCMonth() + 1,
    exp_year: now.getUTCFullYear() + years,
  }
}
