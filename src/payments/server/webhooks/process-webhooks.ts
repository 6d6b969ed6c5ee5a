import type Stripe from 'stripe'
import { isId } from '#foundation/rules/id-text.ts'
import { hourMs, minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { sideBySide } from '#foundation/server/database/side-by-side.ts'
import { limitConcurrency } from '#foundation/server/limit-concurrency.ts'
import { findPayment, findPaymentBy } from '../attempts/payments-table.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { syncCardPage, syncMethod } from '../cards/sync-card.ts'
import { syncDispute } from '../disputes/sync-dispute.ts'
import { findPayeeByAccount } from '../payees/payees-table.ts'
import { syncPayee } from '../payees/sync-payee.ts'
import { syncPayment } from '../paying/sync-payment.ts'
import { syncRefund } from '../sending/sync-refund.ts'
import {
  closeEvents,
  putOffEvent,
  takeEvents,
  type WebhookEventRow,
} from './webhook-events-table.ts'

const batch = 50
/** Each of them mostly waits for the provider. */
const atOnce = 4
/** A process that has an event for longer than this has died. */
const leaseMs = 45 * secondMs

type Handler = (ctx: Context, event: Stripe.Event) => Promise<void>

const session: Handler = async (ctx, event) => {
  const { id } = event.data.object as Stripe.Checkout.Session
  const payment = await findPaymentBy(ctx.db, 'session_id', id)
  if (payment) await syncPayment(ctx, payment)
  else await syncCardPage(ctx, id)
}

const intent: Handler = async (ctx, event) => {
  const { metadata } = event.data.object as Stripe.PaymentIntent
  const payment = isId(metadata.payment_id) && (await findPayment(ctx.db, metadata.payment_id))
  if (payment) await syncPayment(ctx, payment)
}

/** The bank has issued a new number or date, or the card was changed at the provider. */
const card: Handler = async (ctx, event) => {
  await syncMethod(ctx, idOf(event))
}

const dispute: Handler = (ctx, event) => syncDispute(ctx, idOf(event))
const refund: Handler = (ctx, event) => syncRefund(ctx, idOf(event))

const account: Handler = async (ctx, event) => {
  const accountId = event.account ?? idOf(event)
  const payee = await findPayeeByAccount(ctx.db, accountId)
  if (payee) await syncPayee(ctx, payee.user_id)
}

/** An event only says what to look at. Every handler asks the provider how it stands now. */
const handlers: Readonly<Record<string, Handler>> = {
  'checkout.session.completed': session,
  'checkout.session.expired': session,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.async_payment_failed': session,
  'payment_intent.payment_failed': intent,
  'payment_intent.succeeded': intent,
  'payment_intent.canceled': intent,
  'payment_method.updated': card,
  'payment_method.automatically_updated': card,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'account.updated': account,
  'capability.updated': account,
  'payout.failed': account,
}

/** The provider sends many types of events that we do not use. */
export function isActedUpon(type: string): boolean {
  return Object.hasOwn(handlers, type)
}

export async function processWebhooks(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:process-webhooks')
  let taken = batch
  while (taken === batch) {
    const events = await takeEvents(ctx.db, {
      now: ctx.now,
      leaseUntil: after(ctx.now, leaseMs),
      atMost: batch,
    })
    const known = await sideBySide(events, event => isKnown(ctx, event))
    const inTurn = limitConcurrency(atOnce)
    const areDone = await Promise.all(
      events.map((event, index) => {
        const look = known[index]
        const isDone = look?.status === 'fulfilled' && look.value
        return isDone || inTurn(() => processEvent(ctx, event))
      }),
    )
    const done = events.filter((_, index) => areDone[index])
    await closeEvents(
      ctx.db,
      done.map(event => event.event_id),
      ctx.now,
    )
    taken = events.length
  }
}

/** The success of a payment that is recorded with its fee needs no further work. */
async function isKnown(ctx: Context, { type, payload }: WebhookEventRow): Promise<boolean> {
  if (type !== 'payment_intent.succeeded') return false
  const { metadata } = (JSON.parse(payload) as Stripe.Event).data.object as Stripe.PaymentIntent
  if (!isId(metadata.payment_id)) return false
  const payment = await findPayment(ctx.db, metadata.payment_id)
  return payment?.state === 'paid' && payment.provider_fee !== null
}

/** One event that fails must not stop the others. */
async function processEvent(ctx: Context, row: WebhookEventRow): Promise<boolean> {
  try {
    await handlers[row.type]?.(ctx, JSON.parse(row.payload) as Stripe.Event)
    return true
  } catch (error) {
    const last_error = faultWords(error)
    ctx.log.warn({ event: row.event_id, type: row.type, last_error }, 'an event has to wait')
    const wait = Math.min(2 ** row.attempts * (minuteMs / 4), hourMs)
    await putOffEvent(ctx.db, row.event_id, { next_try_at: after(ctx.now, wait), last_error })
    return false
  }
}

function idOf(event: Stripe.Event): string {
  return String((event.data.object as { id?: unknown }).id)
}
