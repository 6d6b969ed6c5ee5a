import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inOneTransaction, sideBySide } from '#foundation/server/database/side-by-side.ts'
import { limitConcurrency } from '#foundation/server/limit-concurrency.ts'
import { beginTry, type MonthKey, monthsToTry } from '#rent/server/months/begin-try.ts'
import { recordRentFailed } from '#rent/server/months/record-rent-paid.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { findKeptCard } from '../cards/kept-cards-table.ts'
import {
  type Charge,
  confirmIntent,
  createIntent,
  linkIntent,
  paymentOf,
  recordAnswer,
} from './charge-month.ts'

const batch = 500
/** This many are recorded in one transaction. */
const groupSize = 25
/** Enough to keep the provider busy while it answers. The rate of requests is limited elsewhere. */
const groupsAtOnce = 4

export async function chargeRent(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:charge-rent')
  if (ctx.provider.kind === 'none') return
  for (let isMore = true; isMore; ) {
    const due = await monthsToTry(ctx, batch)
    const inTurn = limitConcurrency(groupsAtOnce)
    const groups = Array.from({ length: Math.ceil(due.length / groupSize) }, (_, index) =>
      due.slice(index * groupSize, (index + 1) * groupSize),
    )
    const dealtWith = await Promise.all(groups.map(keys => inTurn(() => chargeAll(ctx, keys))))
    isMore = due.length === batch && dealtWith.some(count => count > 0)
  }
}

/**
 * Everything is recorded before the next request to the provider, for all months together. Answers
 * how many were handled.
 */
async function chargeAll(ctx: Context, keys: readonly MonthKey[]): Promise<number> {
  const { db } = ctx
  const due = keys.map(key => ({ key }))
  const taken = await inOneTransaction(db, due, (tx, { key }) => takeTurn(tx, ctx, key))
  const charges = keepSucceeded(ctx, due, taken)
  const made = await sideBySide(charges, async charge => ({
    key: charge.key,
    charge,
    made: await createIntent(ctx, charge),
  }))
  const toLink = keepSucceeded(ctx, charges, made)
  const linked = await inOneTransaction(db, toLink, (tx, { charge, made }) =>
    linkIntent(tx, ctx, charge, made),
  )
  const toConfirm = keepSucceeded(ctx, toLink, linked)
  const answered = await sideBySide(toConfirm, async charge => ({
    key: charge.key,
    charge,
    news: await confirmIntent(ctx, charge),
  }))
  const toRecord = keepSucceeded(ctx, toConfirm, answered)
  const recorded = await inOneTransaction(db, toRecord, (tx, { charge, news }) =>
    recordAnswer(tx, ctx, charge, news),
  )
  keepSucceeded(ctx, toRecord, recorded)
  return taken.filter(({ status }) => status === 'fulfilled').length
}

/** Undefined if the month should not be charged now, or if there is no card. */
export async function takeTurn(tx: Db, ctx: Context, key: MonthKey): Promise<Charge | undefined> {
  const tried = await beginTry(tx, ctx, key)
  if (!tried) return undefined
  const card = await findKeptCard(tx, key.booking_id)
  if (card) return { key, tried, card, payment: await paymentOf(tx, ctx, tried) }
  await recordRentFailed(tx, ctx, key.booking_id, { month: key.month, fault: 'no_card' })
  return undefined
}

/** One month that fails must not stop the others. It is tried again later. */
function keepSucceeded<Result>(
  ctx: Context,
  things: readonly { key: MonthKey }[],
  results: readonly PromiseSettledResult<Result>[],
): NonNullable<Result>[] {
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return result.value ? [result.value] : []
    const { key } = things[index] ?? {}
    ctx.log.warn({ ...key, fault: faultWords(result.reason) }, 'rent was not asked for')
    return []
  })
}
