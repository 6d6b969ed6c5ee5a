import { lockPerson } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mostFavourites } from '#listings/rules/favourites.ts'
import { countFavourites, deleteFavourite, insertFavourite, isOffered } from './favourites-table.ts'

/** Under a lock, so that two presses at once cannot pass the limit. */
export async function keepFavourite(ctx: Context, listingId: string): Promise<void> {
  const { id } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    if (!(await lockPerson(tx, id))) fail('unauthenticated')
    if (!(await isOffered(tx, listingId))) fail('not_found')
    if ((await countFavourites(tx, id, listingId)) >= mostFavourites) fail('favourites_full')
    await insertFavourite(tx, { owner_id: id, listing_id: listingId, created_at: ctx.now })
  })
}

/** Repeating it changes nothing. */
export async function forgetFavourite(ctx: Context, listingId: string): Promise<void> {
  const { id } = requirePerson(ctx)
  const wasThere = await deleteFavourite(ctx.db, { owner_id: id, listing_id: listingId })
  if (!wasThere && !(await isOffered(ctx.db, listingId))) fail('not_found')
}
