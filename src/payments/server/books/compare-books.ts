import { isId } from '#foundation/rules/id-text.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Difference } from '#payments/rules/console-wire.ts'
import { findPayment, paymentsPaidSince } from '../attempts/payments-table.ts'
import { balanceOfAccount, isPosted } from '../ledger/ledger-table.ts'
import { movementsDoneSince } from '../movements/movement-lists-table.ts'
import { cashOf, findMovement, findMovementByProvider } from '../movements/movements-table.ts'
import { brokenInvariants } from './invariants-table.ts'

interface Comparison {
  compared: number
  differences: Difference[]
}

/** Compares our books with the provider's, object by object, and checks our own rules too. */
export async function compareBooks(ctx: Context, since: Date): Promise<Comparison> {
  const parts = [
    await comparePayments(ctx, since),
    await compareRefunds(ctx, since),
    await comparePayouts(ctx, since),
    await compareBalance(ctx),
  ]
  const broken = (await brokenInvariants(ctx.db)).map(({ name, subject }) => ({
    kind: name,
    subject,
    ours: null,
    theirs: null,
  }))
  return {
    compared: parts.reduce((sum, part) => sum + part.compared, 0),
    differences: [...parts.flatMap(part => part.differences), ...broken],
  }
}

async function comparePayments(ctx: Context, since: Date): Promise<Comparison> {
  const differences: Difference[] = []
  const seen = new Set<string>()
  const compare = async (id: string, amount: number) => {
    seen.add(id)
    const payment = await findPayment(ctx.db, id)
    const ours = payment?.state === 'paid' ? inWords(payment.amount) : (payment?.state ?? null)
    const theirs = inWords(amount)
    if (ours !== theirs) differences.push({ kind: 'payment', subject: id, ours, theirs })
  }
  const sessions = ctx.provider.stripe.checkout.sessions.list({ ...from(since), limit: 100 })
  for await (const session of sessions) {
    const id = session.metadata?.payment_id
    if (session.payment_status === 'paid' && isId(id)) await compare(id, session.amount_total ?? 0)
  }
  const intents = ctx.provider.stripe.paymentIntents.list({ ...from(since), limit: 100 })
  for await (const intent of intents) {
    const { kept_card: isOfKeptCard, payment_id: id } = intent.metadata
    const isPaid = isOfKeptCard && intent.status === 'succeeded'
    if (isPaid && isId(id)) await compare(id, intent.amount_received)
  }
  for (const payment of await paymentsPaidSince(ctx.db, since)) {
    if (payment.created_at < since || seen.has(payment.id)) continue
    const ours = inWords(payment.amount)
    differences.push({ kind: 'payment', subject: payment.id, ours, theirs: null })
  }
  return { compared: seen.size, differences }
}

interface ProviderObject {
  id: string
  amount: number
  metadata: Record<string, string> | null
  status?: string | null
}

async function compareRefunds(ctx: Context, since: Date): Promise<Comparison> {
  const list = ctx.provider.stripe.refunds.list({ ...from(since), limit: 100 })
  return compareMovements(ctx, 'refund', list, since)
}

async function comparePayouts(ctx: Context, since: Date): Promise<Comparison> {
  const list = ctx.provider.stripe.transfers.list({ ...from(since), limit: 100 })
  return compareMovements(ctx, 'payout', list, since)
}

async function compareMovements(
  ctx: Context,
  kind: 'refund' | 'payout',
  list: AsyncIterable<ProviderObject>,
  since: Date,
): Promise<Comparison> {
  const differences: Difference[] = []
  const seen = new Set<string>()
  for await (const { id: providerId, amount, metadata, status } of list) {
    const mark = metadata?.movement_id
    const movement = isId(mark)
      ? await findMovement(ctx.db, mark)
      : await findMovementByProvider(ctx.db, providerId)
    seen.add(movement?.id ?? providerId)
    const isOutside = kind === 'refund' && !movement && !mark
    if (isOutside && (await isBookedOutside(ctx, providerId, status))) continue
    const agrees = movement?.provider_id === providerId && cashOf(movement) === amount
    const isMade = movement?.state === 'done' && movement.hand_reference === null
    if (agrees && isMade === isMadeThere(status)) continue
    const ours = movement ? `${inWords(cashOf(movement))} ${movement.state}` : null
    differences.push({ kind, subject: movement?.id ?? providerId, ours, theirs: inWords(amount) })
  }
  for (const movement of await movementsDoneSince(ctx.db, kind, since)) {
    const cash = movement.hand_reference === null ? cashOf(movement) : 0
    if (seen.has(movement.id) || movement.created_at < since || cash === 0) continue
    const ours = inWords(cash)
    differences.push({ kind, subject: movement.id, ours, theirs: null })
  }
  return { compared: seen.size, differences }
}

/**
 * A refund made in the provider's dashboard is in our books while it is made and has not come back.
 */
async function isBookedOutside(ctx: Context, refundId: string, status: string | null | undefined) {
  const isMade = await isPosted(ctx.db, 'refund_outside', refundId)
  const isBack = await isPosted(ctx.db, 'refund_outside_failed', refundId)
  return (isMade && !isBack) === (status === 'succeeded')
}

/** Refunds have a status, and one that is pending is not made yet. Transfers to hosts have none. */
function isMadeThere(status: string | null | undefined): boolean {
  return status === undefined || status === null || status === 'succeeded'
}

/** Only the sandbox's balance is ours alone. A real account also pays out to our own bank. */
async function compareBalance(ctx: Context): Promise<Comparison> {
  if (ctx.provider.kind !== 'sandbox') return { compared: 0, differences: [] }
  const { available, pending } = await ctx.provider.stripe.balance.retrieve()
  const theirs = [...available, ...pending]
    .filter(one => one.currency === 'gbp')
    .reduce((sum, one) => sum + one.amount, 0)
  const ours = await balanceOfAccount(ctx.db, 'clearing')
  if (ours === theirs) return { compared: 1, differences: [] }
  const difference = {
    kind: 'balance',
    subject: 'clearing',
    ours: inWords(ours),
    theirs: inWords(theirs),
  }
  return { compared: 1, differences: [difference] }
}

function inWords(amount: number): string {
  return formatPence(pence(amount))
}

function from(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) } }
}
