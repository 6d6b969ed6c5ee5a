import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { Delivery } from '#connections/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { findOwnAddress } from './addresses-table.ts'
import { countDeliveriesTo, deliveriesTo } from './deliveries-table.ts'
import { presentDelivery } from './present-address.ts'

export async function readDeliveries(
  ctx: Context,
  id: string,
  { page, limit }: Paging,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const { id: accountId } = requirePerson(ctx)
  if (!(await findOwnAddress(ctx.db, { id, accountId }))) return fail('not_found')
  const rows = await deliveriesTo(ctx.db, id, { offset: offsetOf({ page, limit }), limit })
  return { deliveries: rows.map(presentDelivery), total: await countDeliveriesTo(ctx.db, id) }
}
