import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inOneTransaction, sideBySide } from '#foundation/server/database/side-by-side.ts'
import { failIfAny } from '#foundation/server/jobs/deal-with-due.ts'
import { type Failures, openFailures } from '#foundation/server/jobs/failures.ts'
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

interface Run {
  ctx: Context
  failures: Failures
  /** Bookings of which something could not be written down in this run. */
  failed: string[]
}

export async function chargeRent(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:charge-rent')
  if (ctx.provider.kind === 'none') return
  const failures = await openFailures(ctx, { work: 'charge-rent', name: 'booking' })
  const run: Run = { ctx, failures, failed: [] }
  for (let isMore = true; isMore; ) {
    const except = [...failures.paused, ...run.failed]
    const due = await monthsToTry(ctx, { atMost: batch, except })
    const inTurn = limitConcurrency(groupsAtOnce)
    const groups = Array.from({ length: Math.ceil(due.length / groupSize) }, (_, index) =>
      due.slice(index * groupSize, (index + 1) * groupSize),
    )
    await Promise.all(groups.map(keys => inTurn(() => chargeAll(run, keys))))
    isMore = due.length === batch
  }
  failIfAny(run.failed)
}

/** Everything is recorded before the next request to the provider, for all months together. */
async function chargeAll(run: Run, keys: readonly MonthKey[]): Promise<void> {
  const { ctx, failures } = run
  const { db } = ctx
  const due = keys.map(key => ({ key }))
  const taken = await inOneTransaction(db, due, (tx, { key }) => takeTurn(tx, ctx, key))
  const charges = await keepWritten(run, due, taken)
  const made = await sideBySide(charges, async charge => ({
    key: charge.key,
    charge,
    made: await createIntent(ctx, charge),
  }))
  const toLink = keepAnswered(ctx, charges, made)
  const linked = await inOneTransaction(db, toLink, (tx, { charge, made }) =>
    linkIntent(tx, ctx, charge, made),
  )
  const toConfirm = await keepWritten(run, toLink, linked)
  const answered = await sideBySide(toConfirm, async charge => ({
    key: charge.key,
    charge,
    news: await confirmIntent(ctx, charge),
  }))
  const toRecord = keepAnswered(ctx, toConfirm, answered)
  const recorded = await inOneTransaction(db, toRecord, async (tx, { key, charge, news }) => {
    await recordAnswer(tx, ctx, charge, news)
    await failures.forget(tx, [{ id: key.booking_id }])
  })
  await keepWritten(run, toRecord, recorded)
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

/** What cannot be written down keeps no other month waiting, and is heard of. */
async function keepWritten<Result>(
  { failures, failed }: Run,
  months: readonly { key: MonthKey }[],
  results: readonly PromiseSettledResult<Result>[],
): Promise<NonNullable<Result>[]> {
  for (const { key, reason } of rejectedOf(months, results)) {
    failed.push(key.booking_id)
    await failures.keep(key.booking_id, reason)
  }
  return fulfilledOf(results)
}

/** What the provider does not answer is asked again later. */
function keepAnswered<Result>(
  ctx: Context,
  months: readonly { key: MonthKey }[],
  results: readonly PromiseSettledResult<Result>[],
): NonNullable<Result>[] {
  for (const { key, reason } of rejectedOf(months, results)) {
    ctx.log.warn({ ...key, fault: faultWords(reason) }, 'rent was not asked for')
  }
  return fulfilledOf(results)
}

function fulfilledOf<Result>(
  results: readonly PromiseSettledResult<Result>[],
): NonNullable<Result>[] {
  return results.flatMap(result =>
    result.status === 'fulfilled' && result.value ? [result.value] : [],
  )
}

function rejectedOf(
  months: readonly { key: MonthKey }[],
  results: readonly PromiseSettledResult<unknown>[],
): { key: MonthKey; reason: unknown }[] {
  return months.flatMap(({ key }, index) => {
    const result = results[index]
    return result?.status === 'rejected' ? [{ key, reason: result.reason }] : []
  })
}
