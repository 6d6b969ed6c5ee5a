import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { type Pence, poundsFromPence } from '#foundation/rules/money.ts'
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

/** The candidates that are free for the request and do not cost more. */
export async function freeOffers(
  ctx: Context,
  ids: readonly string[],
  asked: Omit<QuoteRequest, 'storageListing'>,
  most: Pence,
): Promise<Alternative[]> {
  const found: Alternative[] = []
  for (const storageListing of ids) {
    const other = await priced(ctx, { ...asked, storageListing })
    if (other && other.total <= most) {
      const total = poundsFromPence(other.total)
      found.push({ listing: other.card, total, totalPence: other.total })
    }
    if (found.length === offeredAtMost) break
  }
  return found
}

async function priced(ctx: Context, request: QuoteRequest) {
  try {
    const { listing, term, quote } = await priceBooking(ctx, request)
    const { id: listingId, units, card } = listing
    const { unit } = await findRoom(ctx.db, { listingId, period: term.period, units, now: ctx.now })
    return unit === null ? undefined : { card, total: quote.total }
  } catch (error) {
    // This space cannot be booked for the request: closed, too short, or too far for its van.
    if (error instanceof Failure) return undefined
    throw error
  }
}
