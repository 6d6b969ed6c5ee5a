import { fail } from '#foundation/rules/errors.ts'
import { type Pence, pence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { squareFeet } from '#listings/rules/space-size.ts'
import type { Town, TypicalPrice } from '#search/rules/towns.ts'
import { countedTo } from '#search/rules/wire.ts'
import { townBySlug, townsAround } from './town-index.ts'
import { countAround, pricesBySize, type SizePrices, withSpaces } from './towns-table.ts'

const mostNearby = 8
/** Prices of fewer say little, so the towns around are added. */
const fewestForPrices = 20
const pricedWithinKm = 25

/** A town without spaces is answered as not found. */
export async function readTown({ db }: Context, slug: string): Promise<Town> {
  const town = townBySlug(slug)
  if (!town) fail('not_found')
  const { name, county, lat, lng, radiusKm } = town
  const here = { lat, lng, km: radiusKm }
  const spaces = await countAround(db, here, countedTo + 1)
  if (spaces === 0) fail('not_found')
  const around = townsAround(town)
  const [own, prices, nearby] = await Promise.all([
    pricesBySize(db, here),
    pricesBySize(db, spaces < fewestForPrices ? { ...here, km: pricedWithinKm } : here),
    withSpaces(
      db,
      around.map(other => ({ ...other, km: other.radiusKm })),
    ),
  ])
  const policy = await currentPolicy(db)
  const cheapest = own.map(({ monthly: [lowest] }) => lowest).sort((one, other) => one - other)[0]
  return {
    ...{ slug, name, county, lat, lng, radiusKm },
    spaces: Math.min(spaces, countedTo),
    more: spaces > countedTo,
    from: cheapest === undefined ? null : withTax(pence(cheapest), policy),
    prices: prices.map(price => typicalPrice(price, policy)).sort(bySize),
    nearby: nearby.slice(0, mostNearby).map(other => ({ slug: other.slug, name: other.name })),
  }
}

function typicalPrice({ storageSize, count, monthly }: SizePrices, policy: Policy): TypicalPrice {
  const [, low, typical, high] = monthly.map(amount => withTax(roundPence(amount), policy))
  return { storageSize, count, low: low ?? 0, typical: typical ?? 0, high: high ?? 0 }
}

function withTax(monthly: Pence, policy: Policy): number {
  return priceFrom({ monthly, hourly: null }, policy).monthly
}

function bySize(one: TypicalPrice, other: TypicalPrice): number {
  return (squareFeet(one.storageSize) ?? 0) - (squareFeet(other.storageSize) ?? 0)
}
