import { cardDetails, takeMoney } from './charges.ts'
import { type Form, inner, text, whole } from './form-body.ts'
import { type Body, lockObject, readObject, updateObject } from './sandbox-table.ts'
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
import {
  behaviourOf,
  type CardBehaviour,
  type CardNumber,
  cards,
  cardWithBehaviour,
} from './test-cards.ts'

export function keepsCard(session: Body): boolean {
  return (session._ as { keepsCard?: boolean }).keepsCard === true
}

/** Keeps the card, so that it can be charged while its holder is not there. */
export async function keepTestCard(
  work: SandboxWork,
  session: Body,
  card: CardNumber,
): Promise<Body & { customer: string }> {
  const customer =
    typeof session.customer === 'string' ? session.customer : await createCustomer(work, session)
  const method = {
    id: sandboxId('pm'),
    object: 'payment_method',
    card: cardDetails(work, card),
    created: seconds(work.now),
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
    _: { behaviour: behaviourOf(card) },
  }
  create(work, 'payment_method', method, customer)
  return method
}

async function createCustomer(work: SandboxWork, session: Body): Promise<string> {
  const customer = create(work, 'customer', {
    id: sandboxId('cus'),
    object: 'customer',
    created: seconds(work.now),
    email: session.customer_email ?? null,
    livemode: false,
    metadata: {},
  })
  return customer.id
}

/** A page without a payment, on which the visitor gives a card. */
export async function createCardPage(work: SandboxWork, form: Form): Promise<Body> {
  const customer = text(form, 'customer') ?? ''
  if (!(await readObject(work.tx, customer))) return missing('customer', customer)
  const now = seconds(work.now)
  const id = sandboxId('cs')
  return create(work, 'checkout.session', {
    id,
    object: 'checkout.session',
    amount_subtotal: null,
    amount_total: null,
    cancel_url: text(form, 'cancel_url') ?? null,
    client_reference_id: null,
    created: now,
    currency: 'gbp',
    customer,
    expires_at: now + 86_400,
    livemode: false,
    metadata: inner(form, 'metadata'),
    mode: 'setup',
    payment_intent: null,
    payment_status: 'no_payment_required',
    setup_intent: null,
    status: 'open',
    success_url: text(form, 'success_url') ?? null,
    ui_mode: 'hosted_page',
    url: `${work.publicUrl}/sandbox/pay/${id}`,
    _: { title: 'The card for your rent' },
  })
}

export async function giveCard(
  work: SandboxWork,
  session: Body,
  card: CardNumber,
): Promise<'paid' | 'declined' | 'over'> {
  if (session.status !== 'open') return session.status === 'complete' ? 'paid' : 'over'
  if (card === cards.declined || card === cards.insufficientFunds) return 'declined'
  const method = await keepTestCard(work, session, card)
  const setup = create(work, 'setup_intent', {
    id: sandboxId('seti'),
    object: 'setup_intent',
    created: seconds(work.now),
    customer: method.customer,
    livemode: false,
    metadata: {},
    payment_method: method.id,
    status: 'succeeded',
  })
  const complete = { ...session, setup_intent: setup.id, status: 'complete', url: null }
  await updateObject(work.tx, complete)
  emit(work, 'checkout.session.completed', complete)
  return 'paid'
}

/** Changes what a card does from now on, as if its bank had decided so. */
export async function changeCardBehaviour(
  work: SandboxWork,
  methodId: string,
  behaviour: CardBehaviour,
): Promise<void> {
  const method = (await lockObject(work.tx, methodId)) ?? missing('payment_method', methodId)
  const card = cardDetails(work, cardWithBehaviour[behaviour])
  const changed = { ...method, card, _: { behaviour } }
  await updateObject(work.tx, changed)
  emit(work, 'payment_method.automatically_updated', changed)
}

/** For good: no customer can have it again. */
export async function detachCard(work: SandboxWork, id: string): Promise<Body> {
  const card = await lockObject(work.tx, id)
  if (card?.object !== 'payment_method') return missing('payment_method', id)
  if (card.customer === null) {
    invalid('The card is not attached to a customer so detachment is impossible.')
  }
  const detached = { ...card, customer: null }
  await updateObject(work.tx, detached)
  return detached
}

export async function createIntent(work: SandboxWork, form: Form): Promise<Body> {
  const amount = whole(form, 'amount') ?? 0
  if (text(form, 'currency') !== 'gbp') invalid('Only pounds are played here.', 'currency')
  if (amount < 30) invalid('The amount must be at least £0.30.', 'amount', 'amount_too_small')
  const customer = text(form, 'customer') ?? ''
  if (!(await readObject(work.tx, customer))) return missing('customer', customer)
  return create(work, 'payment_intent', {
    id: sandboxId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created: seconds(work.now),
    currency: 'gbp',
    customer,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: inner(form, 'metadata'),
    payment_method: null,
    status: 'requires_payment_method',
    transfer_group: text(form, 'transfer_group') ?? null,
  })
}

/**
 * While the holder is not there, a declined card is the answer of this call. The intent then waits
 * for another card.
 */
export async function confirmIntent(work: SandboxWork, id: string, form: Form): Promise<Body> {
  const intent = await openIntent(work, id)
  const methodId = text(form, 'payment_method') ?? ''
  const method = await readObject(work.tx, methodId)
  if (method?.object !== 'payment_method') return missing('payment_method', methodId)
  if (method.customer !== intent.customer) invalid('The card is of another customer.', 'customer')
  const no = whyNot(work, method)
  if (no) return decline(work, intent, no)
  const paid: Body = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: sandboxId('ch'),
    payment_method: methodId,
    status: 'succeeded',
  }
  await updateObject(work.tx, paid)
  const { last4 } = method.card as { last4: string }
  await takeMoney(work, paid, { card: cards.success, last4 })
  return paid
}

export async function cancelIntent(work: SandboxWork, id: string): Promise<Body> {
  const cancelled = { ...(await openIntent(work, id)), status: 'canceled' }
  await updateObject(work.tx, cancelled)
  emit(work, 'payment_intent.canceled', cancelled)
  return cancelled
}

async function openIntent(work: SandboxWork, id: string): Promise<Body> {
  const intent = (await lockObject(work.tx, id)) ?? missing('payment_intent', id)
  if (intent.status === 'requires_payment_method') return intent
  return invalid(
    `This PaymentIntent has a status of ${intent.status}.`,
    undefined,
    'payment_intent_unexpected_state',
  )
}

interface CardFault {
  code: string
  decline_code?: string
}

function whyNot({ now }: SandboxWork, method: Body): CardFault | undefined {
  const { behaviour } = method._ as { behaviour: CardBehaviour }
  const { exp_year, exp_month } = method.card as { exp_year: number; exp_month: number }
  if (now >= new Date(Date.UTC(exp_year, exp_month, 1))) return { code: 'expired_card' }
  if (behaviour === 'declines later')
    return { code: 'card_declined', decline_code: 'generic_decline' }
  if (behaviour !== 'wants authentication') return undefined
  return { code: 'authentication_required', decline_code: 'authentication_required' }
}

async function decline(work: SandboxWork, intent: Body, fault: CardFault): Promise<never> {
  const error = { type: 'card_error', ...fault }
  const failed = { ...intent, last_payment_error: { ...error, charge: sandboxId('ch') } }
  await updateObject(work.tx, failed)
  emit(work, 'payment_intent.payment_failed', failed)
  throw new Refusal(402, 'Your card was declined.', error)
}
