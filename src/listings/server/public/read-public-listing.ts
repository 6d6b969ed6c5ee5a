import { fail } from '#foundation/rules/errors.ts'
import type { Actor, Context } from '#foundation/server/context.ts'
import { findPublicSide } from '../listing/listings-table.ts'

/** As JSON text. The host and the operator can read it before it is public. */
export async function readPublicListing(ctx: Context, id: string): Promise<string> {
  const reader = ctx.actor.kind === 'person' ? ctx.actor.id : null
  const found = await findPublicSide(ctx.db, id, { reader, now: ctx.now })
  if (!found || !(found.is_public || mayPreview(ctx.actor, found.host_id))) return fail('not_found')
  return found.page
}

function mayPreview(actor: Actor, hostId: string): boolean {
  return actor.kind === 'person' && (actor.id === hostId || actor.role === 'admin')
}
