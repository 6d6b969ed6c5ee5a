import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ViewingSide } from '#viewings/rules/viewing-life.ts'
import { findViewing, type ViewingRow } from './viewings-table.ts'

/** Other people get the same answer as for a viewing that does not exist. */
export async function requireOwnViewing(
  ctx: Context,
  id: string,
  personId: string,
): Promise<{ viewing: ViewingRow; side: ViewingSide }> {
  const viewing = await findViewing(ctx.db, id)
  if (viewing?.renter_id === personId) return { viewing, side: 'renter' }
  if (viewing?.host_id === personId) return { viewing, side: 'host' }
  return fail('not_found')
}
