import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { deleteKeysOf, keysOf } from './keys/api-keys-table.ts'
import { presentKey } from './keys/present-key.ts'
import { addressesOf, deleteAddressesOf } from './webhooks/addresses-table.ts'
import { presentAddress } from './webhooks/present-address.ts'

export async function eraseConnections(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteKeysOf(tx, userId)
  await deleteAddressesOf(tx, userId)
}

/** Without the secrets: whoever holds the copy could act or sign with them. */
export async function exportConnections(ctx: Context, userId: string): Promise<unknown> {
  return {
    keys: (await keysOf(ctx.db, userId)).map(presentKey),
    webhooks: (await addressesOf(ctx.db, userId)).map(presentAddress),
  }
}
