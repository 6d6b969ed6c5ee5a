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

/** The candidates that are free for the request and do not cost more. */
export async function freeOffers(
  ctx: Context,
  ids: readonly string[],
  asked: Omit<QuoteRequest, 'storageListing'>,
  most: Most,
): Promise<Alternative[]> {
  const found: Alternative[] = []
  for (const storageListing of ids) {
    const other = await priced(ctx, { ...asked, storageListing })
    if (other && isNoDearer(other.most, most, asked.rolling)) {
      const { total } = other.most
      found.push({ listing: other.card, total: poundsFromPence(total), totalPence: total })
    }
    if (found.length === offeredAtMost) break
  }
  return found
}

function isNoDearer(one: Most, most: Most, rolling: boolean | undefined): boolean {
  return one.total <= most.total && (!rolling || one.rent <= most.rent)
}

async function priced(ctx: Context, request: QuoteRequest) {
  try {
    const { listing, term, quote, policy } = await priceBooking(ctx, request)
    const { id: listingId, units, card } = listing
    const { unit } = await findRoom(ctx.db, { listingId, period: term.period, units, now: ctx.now })
    return unit === null ? undefined : { card, most: mostOf(quote.total, quote.lines, policy) }
  } catch (error) {
    // This space cannot be booked for the request: closed, too short, or too far for its van.
    if (error instanceof Failure) return undefined
    throw error
  }
}
