import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { BusyRange } from '#listings/rules/wire.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { busyTimes } from './busy-times.ts'

export async function readCalendar(ctx: Context, listingId: string): Promise<BusyRange[]> {
  const listing = await findBookable(ctx.db, listingId)
  if (!listing?.isPublic) return fail('not_found')
  return (await busyTimes(ctx.db, [listing], ctx.now)).get(listingId) ?? []
}
