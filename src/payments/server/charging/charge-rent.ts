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
/** So many are written down together. */
const groupSize = 25
/** Enough to keep a provider busy that needs a while for each; the pace of requests is kept there. */
const groupsAtOnce = 4

/** Takes the rent that is due from the cards that were kept. */
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
 * What is written down is written before the next request is made, and together for all of them.
 * Answers how many had their turn.
 */
async function chargeAll(ctx: Context, keys: readonly MonthKey[]): Promise<number> {
  const { db } = ctx
  const due = keys.map(key => ({ key }))
  const taken = await inOneTransaction(db, due, (tx, { key }) => takeTurn(tx, ctx, key))
  const charges = goOnWith(ctx, due, taken)
  const made = await sideBySide(charges, async charge => ({
    ...{ key: charge.key, charge },
    made: await createIntent(ctx, charge),
  }))
  const toLink = goOnWith(ctx, charges, made)
  const linked = await inOneTransaction(db, toLink, (tx, { charge, made }) =>
    linkIntent(tx, ctx, charge, made),
  )
  const toConfirm = goOnWith(ctx, toLink, linked)
  const answered = await sideBySide(toConfirm, async charge => ({
    ...{ key: charge.key, charge },
    news: await confirmIntent(ctx, charge),
  }))
  const toRecord = goOnWith(ctx, toConfirm, answered)
  const recorded = await inOneTransaction(db, toRecord, (tx, { charge, news }) =>
    recordAnswer(tx, ctx, charge, news),
  )
  goOnWith(ctx, toRecord, recorded)
  return taken.filter(({ status }) => status === 'fulfilled').length
}

/** Undefined where it is not to be asked for now, or there is nothing to take it from. */
export async function takeTurn(tx: Db, ctx: Context, key: MonthKey): Promise<Charge | undefined> {
  const tried = await beginTry(tx, ctx, key)
  if (!tried) return undefined
  const card = await findKeptCard(tx, key.booking_id)
  if (card) return { key, tried, card, payment: await paymentOf(tx, ctx, tried) }
  await recordRentFailed(tx, ctx, key.booking_id, { month: key.month, fault: 'no_card' })
  return undefined
}

/** One that cannot be dealt with must not keep the others waiting: its turn comes again. */
function goOnWith<Result>(
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
