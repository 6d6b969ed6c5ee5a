import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import { type FindFreeFrom, withFreeFrom } from '../listing/with-free-from.ts'
import { favouriteCards, keptCards } from './favourites-table.ts'

/** Newest first, with the number of those that may come back. */
export async function readFavourites(
  ctx: Context,
  findFreeFrom: FindFreeFrom,
): Promise<{ cards: ShownCard[]; unavailable: number }> {
  const { cards, unavailable } = await favouriteCards(ctx.db, requirePerson(ctx).id)
  return { cards: await withFreeFrom(ctx, cards, findFreeFrom), unavailable }
}

/** Of spaces that a browser keeps for somebody without an account. */
export async function readKeptHearts(
  ctx: Context,
  ids: readonly string[],
  findFreeFrom: FindFreeFrom,
): Promise<{ cards: ShownCard[]; unavailable: number }> {
  const { cards, unavailable } = await keptCards(ctx.db, ids)
  return { cards: await withFreeFrom(ctx, cards, findFreeFrom), unavailable }
}
