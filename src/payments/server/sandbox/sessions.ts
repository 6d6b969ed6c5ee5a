import { takeMoney } from './charges.ts'
import { type Form, inner, list, text, whole } from './form-body.ts'
import { createCardPage, giveCard, keepsCard, keepTestCard } from './kept-cards.ts'
import { type Body, book, lockObject, updateObject } from './sandbox-table.ts'
import {
  create,
  emit,
  invalid,
  missing,
  Refusal,
  type SandboxWork,
  sandboxId,
  seconds,
} from './sandbox-work.ts'
import { type CardNumber, cards } from './test-cards.ts'

const dayS = 86_400
const halfHourS = 1800

export async function createSession(work: SandboxWork, form: Form): Promise<Body> {
  if (text(form, 'mode') === 'setup') return createCardPage(work, form)
  if (text(form, 'mode') !== 'payment') invalid('Only payments are played here.', 'mode')
  const [line] = list(form, 'line_items')
  const price = inner(line as Form, 'price_data')
  const amount = (whole(price, 'unit_amount') ?? 0) * (whole((line ?? {}) as Form, 'quantity') ?? 0)
  if (text(price, 'currency') !== 'gbp') invalid('Only pounds are played here.', 'currency')
  if (amount < 30) invalid('The total must be at least £0.30.', 'line_items', 'amount_too_small')
  const now = seconds(work.now)
  const expires = whole(form, 'expires_at') ?? now + dayS
  if (expires < now + halfHourS || expires > now + dayS + 60) {
    invalid('`expires_at` must be between 30 minutes and 24 hours from now.', 'expires_at')
  }
  const id = sandboxId('cs')
  const intent = inner(form, 'payment_intent_data')
  return create(work, 'checkout.session', {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: text(form, 'cancel_url') ?? null,
    client_reference_id: text(form, 'client_reference_id') ?? null,
    created: now,
    currency: 'gbp',
    customer: text(form, 'customer') ?? null,
    customer_email: text(form, 'customer_email') ?? null,
    expires_at: expires,
    livemode: false,
    metadata: inner(form, 'metadata'),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: text(form, 'success_url') ?? null,
    ui_mode: 'hosted_page',
    url: `${work.publicUrl}/sandbox/pay/${id}`,
    _: {
      title: text(inner(price, 'product_data'), 'name') ?? 'Payment',
      transferGroup: text(intent, 'transfer_group') ?? null,
      intentMetadata: inner(intent, 'metadata'),
      keepsCard: text(intent, 'setup_future_usage') === 'off_session',
    },
  })
}

export async function expireSession(work: SandboxWork, id: string): Promise<Body> {
  const session = (await lockObject(work.tx, id)) ?? missing('checkout.session', id)
  if (session.status !== 'open') {
    invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  return endSession(work, session)
}

/** A session that has run out is marked as expired when somebody reads it. */
export async function expireIfDue(work: SandboxWork, session: Body): Promise<Body> {
  const isOver = session.status === 'open' && Number(session.expires_at) <= seconds(work.now)
  if (!isOver) return session
  const locked = (await lockObject(work.tx, session.id)) ?? session
  return locked.status === 'open' ? endSession(work, locked) : locked
}

async function endSession(work: SandboxWork, session: Body): Promise<Body> {
  const expired = { ...session, status: 'expired', url: null }
  await updateObject(work.tx, expired)
  emit(work, 'checkout.session.expired', expired)
  return expired
}

export type PayOutcome = 'paid' | 'declined' | 'insufficientFunds' | 'over'

export async function payWith(
  work: SandboxWork,
  sessionId: string,
  card: CardNumber,
): Promise<PayOutcome> {
  const locked = (await lockObject(work.tx, sessionId)) ?? missing('checkout.session', sessionId)
  const session = await expireIfDue(work, locked)
  if (session.mode === 'setup') return giveCard(work, session, card)
  if (session.status !== 'open') return session.payment_status === 'paid' ? 'paid' : 'over'
  if (card === cards.declined || card === cards.insufficientFunds) {
    const isPoor = card === cards.insufficientFunds
    await decline(work, session, isPoor ? 'insufficient_funds' : 'generic_decline')
    return isPoor ? 'insufficientFunds' : 'declined'
  }
  await succeed(work, session, card)
  return 'paid'
}

async function decline(work: SandboxWork, session: Body, code: string): Promise<void> {
  const intent = intentOf(work, session, 'requires_payment_method')
  const failed: Body = {
    ...intent,
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: code },
  }
  const known = session.payment_intent !== null
  if (known) await updateObject(work.tx, failed)
  else create(work, 'payment_intent', failed)
  await updateObject(work.tx, { ...session, payment_intent: failed.id })
  emit(work, 'payment_intent.payment_failed', failed)
}

async function succeed(work: SandboxWork, session: Body, card: CardNumber): Promise<void> {
  const amount = Number(session.amount_total)
  const chargeId = sandboxId('ch')
  const kept = keepsCard(session) ? await keepTestCard(work, session, card) : undefined
  const intent: Body = {
    ...intentOf(work, session, 'succeeded'),
    customer: kept?.customer ?? null,
    payment_method: kept?.id ?? null,
    latest_charge: chargeId,
    amount_received: amount,
  }
  if (session.payment_intent === null) create(work, 'payment_intent', intent)
  else await updateObject(work.tx, intent)
  const charge = await takeMoney(work, intent, { card, last4: card.slice(-4) })
  const complete: Body = {
    ...session,
    customer: kept?.customer ?? session.customer ?? null,
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  }
  await updateObject(work.tx, complete)
  emit(work, 'checkout.session.completed', complete)
  if (card === cards.disputed) await openDispute(work, charge)
}

function intentOf(work: SandboxWork, session: Body, status: string): Body {
  const { transferGroup, intentMetadata } = session._ as {
    transferGroup: string | null
    intentMetadata: Record<string, string>
  }
  return {
    id: typeof session.payment_intent === 'string' ? session.payment_intent : sandboxId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    created: seconds(work.now),
    currency: 'gbp',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: intentMetadata,
    status,
    transfer_group: transferGroup,
  }
}

/** The bank may ask for a part only. */
export async function openDispute(
  work: SandboxWork,
  charge: Body,
  amount = Number(charge.amount),
): Promise<Body> {
  if (charge.disputed === true) throw new Refusal(400, 'Disputed already', { type: 'api_error' })
  const dispute = create(
    work,
    'dispute',
    {
      id: sandboxId('dp'),
      object: 'dispute',
      amount,
      charge: charge.id,
      created: seconds(work.now),
      currency: 'gbp',
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    charge.id,
  )
  await withhold(work, charge, true)
  book([
    {
      account: 'platform',
      pence: -amount,
      source: dispute.id,
      created_at: work.now,
    },
  ])
  emit(work, 'charge.dispute.created', dispute)
  return dispute
}

/** A charge stays marked as disputed, but can be refunded again once the dispute is won. */
async function withhold(work: SandboxWork, charge: Body, withheld: boolean): Promise<void> {
  const kept = charge._ as object
  await updateObject(work.tx, { ...charge, disputed: true, _: { ...kept, withheld } })
}

export async function closeDispute(
  work: SandboxWork,
  id: string,
  status: 'won' | 'lost',
): Promise<Body> {
  const dispute = (await lockObject(work.tx, id)) ?? missing('dispute', id)
  if (dispute.status !== 'needs_response') return dispute
  const closed = { ...dispute, status }
  await updateObject(work.tx, closed)
  if (status === 'won') {
    const charge = await lockObject(work.tx, String(dispute.charge))
    if (charge) await withhold(work, charge, false)
    book([
      {
        account: 'platform',
        pence: Number(dispute.amount),
        source: `${id}:won`,
        created_at: work.now,
      },
    ])
  }
  emit(work, 'charge.dispute.closed', closed)
  return closed
}
