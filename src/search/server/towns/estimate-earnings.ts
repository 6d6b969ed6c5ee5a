import type { z } from 'zod'
import { poundsFromPence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type Earnings, type EarningsQuestion, fewestForEarnings } from '#search/rules/towns.ts'
import { pricesBySize, type SizePrices } from './towns-table.ts'

const comparedWithinKm = 25

/** Near the town if enough is listed there, otherwise from the whole country. */
export async function estimateEarnings(
  ctx: Context,
  { town, storageSize }: z.infer<typeof EarningsQuestion>,
): Promise<{ earnings: Earnings; isPassing: boolean }> {
  const policy = await currentPolicy(ctx.db)
  const found = town ? await ctx.geocoder.findAll(town) : undefined
  const place = found?.places[0]
  const isPassing = found?.isPassing ?? false
  const near = place && { lat: place.lat, lng: place.lng, km: comparedWithinKm }
  const [local] = near ? await pricesBySize(ctx.db, near, storageSize) : []
  if (place && isEnough(local)) {
    return { earnings: earningsOf(local, place.label, policy), isPassing }
  }
  const [anywhere] = await pricesBySize(ctx.db, null, storageSize)
  return { earnings: isEnough(anywhere) ? earningsOf(anywhere, null, policy) : null, isPassing }
}

/** Fewer would show what a single partner asks. */
function isEnough(prices: SizePrices | undefined): prices is SizePrices {
  return prices !== undefined && prices.count >= fewestForEarnings
}

function earningsOf(
  { count, monthly }: SizePrices,
  around: string | null,
  { commissionRate }: Policy,
): Earnings {
  const share = 1 - commissionRate
  const [, low = 0, typical = 0, high = 0] = monthly.map(amount =>
    poundsFromPence(roundPence(amount * share)),
  )
  return { count, around, low, typical, high }
}
