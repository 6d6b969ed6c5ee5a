import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { findPublicSide } from '../listing/listings-table.ts'
import { maySee } from './require-shown.ts'

/** As JSON text. The host and the operator can read it before it is public. */
export async function readPublicListing(ctx: Context, id: string): Promise<string> {
  const reader = ctx.actor.kind === 'person' ? ctx.actor.id : null
  const found = await findPublicSide(ctx.db, id, { reader, now: ctx.now })
  return found && maySee(ctx.actor, found) ? found.page : fail('not_found')
}
