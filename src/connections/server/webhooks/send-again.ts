import { requirePerson } from '#accounts/server/account/require-person.ts'
import { testEvent } from '#connections/rules/webhook-events.ts'
import type { Delivery } from '#connections/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { atOnce } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { type AddressRow, lockOwnAddress } from './addresses-table.ts'
import { type DeliveryRow, findDelivery, insertDelivery } from './deliveries-table.ts'
import { presentDelivery } from './present-address.ts'

type Sent = Pick<DeliveryRow, 'event_id' | 'type' | 'about' | 'part' | 'happened_at'>

/** The same event with the same id, so that its receiver can tell that it has it already. */
export function repeatDelivery(
  ctx: Context,
  which: { id: string; deliveryId: string },
): Promise<Delivery> {
  return sendTo(ctx, which.id, async (tx, address) => {
    const delivery = { id: which.deliveryId, addressId: address.id }
    return (await findDelivery(tx, delivery)) ?? fail('not_found')
  })
}

/** Tried once and then left. */
export function sendTest(ctx: Context, id: string): Promise<Delivery> {
  return sendTo(ctx, id, async () => ({
    event_id: newId(ctx.now),
    type: testEvent,
    about: null,
    part: null,
    happened_at: ctx.now,
  }))
}

function sendTo(
  ctx: Context,
  id: string,
  find: (tx: Db, address: AddressRow) => Promise<Sent>,
): Promise<Delivery> {
  const { id: accountId } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    const address = (await lockOwnAddress(tx, { id, accountId })) ?? fail('not_found')
    const { event_id, type, about, part, happened_at } = await find(tx, address)
    if (address.switched_off_at !== null) return fail('webhook_off')
    const row: DeliveryRow = {
      id: newId(ctx.now),
      address_id: address.id,
      ...{ event_id, type, about, part, happened_at },
      queued_at: ctx.now,
      send_after: atOnce,
      attempts: 0,
      tried_at: null,
      status: null,
      answer: null,
      ended_at: null,
      is_delivered: false,
    }
    await insertDelivery(tx, row)
    ctx.jobs.wake('send-webhooks')
    return presentDelivery(row)
  })
}
