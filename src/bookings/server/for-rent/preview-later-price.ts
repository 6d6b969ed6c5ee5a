import type { LaterPrice } from '#bookings/rules/wire.ts'
import type { Context } from '#foundation/server/context.ts'
import { refuseChange } from '../life/change-booking.ts'
import { presentLaterPrice } from '../life/present-booking.ts'
import { findOfHost } from './find-of-host.ts'
import { type PriceWish, readWish } from './tell-later-price.ts'

/** Shows the partner what the renter would be told, before anything is sent. */
export async function previewLaterPrice(
  ctx: Context,
  id: string,
  wish: PriceWish,
): Promise<LaterPrice> {
  const booking = await findOfHost(ctx, id)
  refuseChange(booking, 'tellLaterPrice', { by: 'host', now: ctx.now })
  return presentLaterPrice(booking, readWish(ctx, booking, wish), ctx.now)
}
