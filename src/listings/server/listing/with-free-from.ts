import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ListingCard, ShownCard } from '#listings/rules/wire.ts'

/** Implemented by the search, which listings may not import. By id, for spaces that are taken now. */
export type FindFreeFrom = (
  db: Db,
  ids: readonly string[],
  now: Date,
) => Promise<Map<string, string>>

export async function withFreeFrom(
  { db, now }: Pick<Context, 'db' | 'now'>,
  cards: readonly ListingCard[],
  findFreeFrom: FindFreeFrom,
): Promise<ShownCard[]> {
  const days = await findFreeFrom(
    db,
    cards.map(({ _id }) => _id),
    now,
  )
  return cards.map(card => {
    const freeFrom = days.get(card._id)
    return freeFrom === undefined ? card : { ...card, freeFrom }
  })
}
