import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { limitConcurrency } from '#foundation/server/limit-concurrency.ts'
import {
  beginTry,
  type MonthKey,
  monthsToTry,
  type TriedMonth,
} from '#rent/server/months/begin-try.ts'
import { recordRentFailed } from '#rent/server/months/record-rent-paid.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { findKeptCard, type KeptCardRow } from '../cards/kept-cards-table.ts'
import { chargeMonth } from './charge-month.ts'

const batch = 100
/** Enough to keep a provider busy that needs a while for each; the pace of requests is kept there. */
const atOnce = 20

/** Takes the rent that is due from the cards that were kept. */
export async function chargeRent(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:charge-rent')
  if (ctx.provider.kind === 'none') return
  let found = batch
  while (found === batch) {
    const due = await monthsToTry(ctx, batch)
    const inPlace = limitConcurrency(atOnce)
    await Promise.all(due.map(key => inPlace(() => charge(ctx, key))))
    found = due.length
  }
}

/** One that cannot be dealt with must not keep the others waiting: its turn comes again. */
async function charge(ctx: Context, key: MonthKey): Promise<void> {
  try {
    const taken = await transaction(ctx.db, async tx => {
      const tried = await beginTry(tx, ctx, key)
      if (!tried) return undefined
      const card = await findKeptCard(tx, key.booking_id)
      if (!card) await noCard(tx, ctx, tried)
      return card && { tried, card }
    })
    if (taken) await ask(ctx, taken)
  } catch (error) {
    ctx.log.warn({ ...key, fault: faultWords(error) }, 'rent was not asked for')
  }
}

function ask(ctx: Context, { tried, card }: { tried: TriedMonth; card: KeptCardRow }) {
  return chargeMonth(ctx, tried, card)
}

function noCard(
  tx: Parameters<typeof recordRentFailed>[0],
  ctx: Context,
  { month: { booking_id: id, month } }: TriedMonth,
): Promise<void> {
  return recordRentFailed(tx, ctx, id, { month, fault: 'no_card' })
}
