import { lockPerson } from '#accounts/server/account/find-person.ts'
import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import { mostKeys } from '#connections/rules/connection-terms.ts'
import type { MadeKey, NewKey } from '#connections/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { announce } from '#notices/server/announce.ts'
import { keyMadeLetter } from '../connection-letters.ts'
import { digestOf, endOf, newApiKey } from './api-key.ts'
import { type ApiKeyRow, insertApiKey, keysOf } from './api-keys-table.ts'
import { labelOf, presentKey } from './present-key.ts'

/** The answer is the only place where the key ever stands, so it is not kept for repeats either. */
export async function makeKey(ctx: Context, { name, scopes }: NewKey): Promise<MadeKey> {
  const { id: accountId } = requireRecentLogin(ctx)
  const key = newApiKey()
  return transaction(ctx.db, async tx => {
    const owner = await lockPerson(tx, accountId)
    if (!owner || owner.isSuspended) return fail('unauthenticated')
    if ((await keysOf(tx, accountId)).length >= mostKeys) return fail('keys_full')
    const row: ApiKeyRow = {
      id: newId(ctx.now),
      account_id: accountId,
      name,
      digest: digestOf(key),
      ends: endOf(key),
      scopes,
      created_at: ctx.now,
      last_used_at: null,
    }
    await insertApiKey(tx, row)
    await recordAudit(tx, ctx, {
      action: 'key.made',
      subject: { type: 'key', id: row.id },
      details: { key: labelOf(row), note: scopes.join(', ') },
    })
    const letter = keyMadeLetter({ name, scopes, at: ctx.now, publicUrl: ctx.config.publicUrl })
    await announce(tx, ctx, [{ to: owner, kind: 'key-made', letter, about: row.id }])
    return { ...presentKey(row), key }
  })
}
