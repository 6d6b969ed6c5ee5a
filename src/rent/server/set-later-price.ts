import type { LaterPrice } from '#bookings/rules/wire.ts'
import { takeBackLaterPrice } from '#bookings/server/for-rent/take-back-later-price.ts'
import { type PriceWish, tellLaterPrice } from '#bookings/server/for-rent/tell-later-price.ts'
import type { Context } from '#foundation/server/context.ts'
import { repriceMonths } from './months/reprice-months.ts'

/** Months that are planned already get the new price too. */
export function setLaterPrice(ctx: Context, id: string, wish: PriceWish): Promise<LaterPrice> {
  return tellLaterPrice(ctx, id, wish, tx => repriceMonths(tx, ctx, id, wish.from))
}

export function dropLaterPrice(ctx: Context, id: string): Promise<void> {
  return takeBackLaterPrice(ctx, id, (tx, from) => repriceMonths(tx, ctx, id, from))
}
