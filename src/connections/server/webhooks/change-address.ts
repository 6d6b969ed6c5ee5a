import { requirePerson } from '#accounts/server/account/require-person.ts'
import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import type { Address, AddressChange, MadeAddress } from '#connections/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteAddress, updateAddress } from './addresses-table.ts'
import { endWaitingDeliveries } from './deliveries-table.ts'
import { hostOf } from './host-of.ts'
import { presentAddress } from './present-address.ts'
import { newSigningSecret, sealSecret } from './signing.ts'

/** Switching it on forgets that it failed. */
export async function changeAddress(
  ctx: Context,
  id: string,
  { events, isOn }: AddressChange,
): Promise<Address> {
  const { id: accountId } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    const set = {
      ...(events && { events }),
      ...(isOn === true && { switched_off_at: null, failing_since: null }),
      ...(isOn === false && { switched_off_at: ctx.now }),
    }
    const row = (await updateAddress(tx, { id, accountId }, set)) ?? fail('not_found')
    if (isOn === false) await endWaitingDeliveries(tx, id, ctx.now)
    await recordChange(tx, ctx, row, {
      action: 'webhook.changed',
      note: [events?.join(', '), isOn === undefined ? undefined : isOn ? 'on' : 'off'],
    })
    return presentAddress(row)
  })
}

/** From now on only the new one signs. */
export async function makeNewSecret(ctx: Context, id: string): Promise<MadeAddress> {
  const { id: accountId } = requireRecentLogin(ctx)
  const secret = newSigningSecret()
  return transaction(ctx.db, async tx => {
    const sealed = { secret_sealed: sealSecret(ctx.keys, secret) }
    const row = (await updateAddress(tx, { id, accountId }, sealed)) ?? fail('not_found')
    await recordChange(tx, ctx, row, { action: 'webhook.secret-made' })
    return { ...presentAddress(row), secret }
  })
}

/** What waits for it and its log go with it. */
export async function removeAddress(ctx: Context, id: string): Promise<void> {
  const { id: accountId } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    const row = (await deleteAddress(tx, { id, accountId })) ?? fail('not_found')
    await recordChange(tx, ctx, row, { action: 'webhook.deleted' })
  })
}

interface Change {
  action: 'webhook.changed' | 'webhook.secret-made' | 'webhook.deleted'
  note?: readonly (string | undefined)[]
}

async function recordChange(
  tx: Db,
  ctx: Context,
  { id, url }: { id: string; url: string },
  { action, note = [] }: Change,
): Promise<void> {
  const changes = note.filter(part => part !== undefined).join('; ')
  await recordAudit(tx, ctx, {
    action,
    subject: { type: 'webhook', id },
    details: { address: hostOf(url), ...(changes && { note: changes }) },
  })
}
