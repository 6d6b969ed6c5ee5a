import type { Context } from '#foundation/server/context.ts'
import type { HeldPayouts } from '#payments/rules/console-wire.ts'
import { sumHeldPayouts } from '../movements/movement-lists-table.ts'
import { withPounds } from '../statements/read-receipt.ts'

/** For all hosts, or for one. */
export async function readHeldPayouts(ctx: Context, hostId?: string): Promise<HeldPayouts> {
  const { count, pence } = await sumHeldPayouts(ctx.db, hostId)
  return { count, ...withPounds(pence) }
}
