import { type QuoteLine, rentAlone } from '#bookings/rules/price/quote.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { type Pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Bookable } from '#listings/server/for-bookings/find-bookable.ts'
import { findListingsNear } from '#listings/server/for-bookings/find-listings-near.ts'
import { priceBooking } from '../pricing/price-booking.ts'
import { findRoom } from '../units/units-table.ts'

const withinKm = 10
const offeredAtMost = 3
/** Each candidate is priced, so their number has a limit. */
const lookedAtMost = 24

/** Spaces of the same size or larger, nearest first, without the reader's own. */
export async function findNear(
  db: Db,
  { id, storageSize }: Pick<Bookable, 'id' | 'storageSize'>,
  readerId: string | null,
): Promise<string[]> {
  return findListingsNear(db, {
    listingId: id,
    km: withinKm,
    readerId,
    size: storageSize,
    atMost: lookedAtMost,
  })
}

/** Of what goes on month by month, neither the first payment nor the rent may be higher. */
export interface Most {
  total: Pence
  rent: Pence
}

export function mostOf(total: Pence, lines: readonly QuoteLine[], policy: Policy): Most {
  return { total, rent: rentAlone({ lines, policy }).total }
}

/** What a candidate costs. */
interface Cost extends Most {
  unitPrice: Pence
}

export type FitsPrice = (cost: Cost) => boolean

export function atMost(most: Most, rolling: boolean | undefined): FitsPrice {
  return ({ total, rent }) => total <= most.total && (!rolling || rent <= most.rent)
}

/** The candidates that are free for the request and do not cost more. */
export async function freeOffers(
  ctx: Context,
  ids: readonly string[],
  asked: Omit<QuoteRequest, 'storageListing'>,
  fitsPrice: FitsPrice,
): Promise<Alternative[]> {
  const found: Alternative[] = []
  for (const storageListing of ids) {
    const other = await priced(ctx, { ...asked, storageListing })
    if (other && fitsPrice(other.cost)) {
      const { total } = other.cost
      found.push({ listing: other.card, total: poundsFromPence(total), totalPence: total })
    }
    if (found.length === offeredAtMost) break
  }
  return found
}

async function priced(ctx: Context, request: QuoteRequest) {
  try {
    const { listing, term, quote, policy } = await priceBooking(ctx, request)
    const { id: listingId, units, card } = listing
    const { unit } = await findRoom(ctx.db, { listingId, period: term.period, units, now: ctx.now })
    const { total, lines, unitPrice } = quote
    return unit === null
      ? undefined
      : { card, cost: { ...mostOf(total, lines, policy), unitPrice } }
  } catch (error) {
    // This space cannot be booked for the request: closed, too short, or too far for its van.
    if (error instanceof Failure) return undefined
    throw error
  }
}
