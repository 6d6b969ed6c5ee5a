import { fail } from '#foundation/rules/errors.ts'
import type { Actor, Context } from '#foundation/server/context.ts'
import { findVisibility, type Visibility } from './visibility-table.ts'

/** For what is told of a listing beside its page, to those who may see that page. */
export async function requireShown({ db, actor }: Context, id: string): Promise<void> {
  const listing = await findVisibility(db, id)
  if (!listing || !maySee(actor, listing)) fail('not_found')
}

/** The host and the operator see it before it is public. */
export function maySee(actor: Actor, listing: Visibility): boolean {
  if (listing.is_public) return true
  return actor.kind === 'person' && (actor.id === listing.host_id || actor.role === 'admin')
}
