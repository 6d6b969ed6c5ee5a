import { lockPerson } from '#accounts/server/account/find-person.ts'
import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import { mostAddresses } from '#connections/rules/connection-terms.ts'
import type { MadeAddress, NewAddress } from '#connections/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mayCall } from '#foundation/server/outgoing/post-outside.ts'
import { announce } from '#notices/server/announce.ts'
import { addressAddedLetter } from '../connection-letters.ts'
import { type AddressRow, addressesOf, insertAddress } from './addresses-table.ts'
import { hostOf } from './host-of.ts'
import { presentAddress } from './present-address.ts'
import { newSigningSecret, sealSecret } from './signing.ts'

const refusal =
  'Please give a public address with https://, without a port, and without a name and password.'

/** What the name leads to is looked at again whenever something is sent. */
export async function addAddress(ctx: Context, { url, events }: NewAddress): Promise<MadeAddress> {
  const { id: accountId } = requireRecentLogin(ctx)
  const reach = { allowLoopback: ctx.config.ALLOW_LOOPBACK_CALLS }
  if (!mayCall(new URL(url), reach)) failField('url', refusal)
  const host = hostOf(url)
  const secret = newSigningSecret()
  return transaction(ctx.db, async tx => {
    const owner = await lockPerson(tx, accountId)
    if (!owner || owner.isSuspended) return fail('unauthenticated')
    const known = await addressesOf(tx, accountId)
    if (known.length >= mostAddresses) return fail('webhooks_full')
    if (known.some(one => one.url === url))
      return failField('url', 'You have this address already.')
    const row: AddressRow = {
      id: newId(ctx.now),
      account_id: accountId,
      url,
      events,
      secret_sealed: sealSecret(ctx.keys, secret),
      created_at: ctx.now,
      failing_since: null,
      switched_off_at: null,
      leased_until: null,
    }
    await insertAddress(tx, row)
    await recordAudit(tx, ctx, {
      action: 'webhook.added',
      subject: { type: 'webhook', id: row.id },
      details: { address: host, note: events.join(', ') },
    })
    const letter = addressAddedLetter({
      host,
      events,
      at: ctx.now,
      publicUrl: ctx.config.publicUrl,
    })
    await announce(tx, ctx, [{ to: owner, kind: 'webhook-added', letter, about: row.id }])
    return { ...presentAddress(row), secret }
  })
}
