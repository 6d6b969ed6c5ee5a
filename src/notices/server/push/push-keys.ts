import webPush from 'web-push'
import { fail } from '#foundation/rules/errors.ts'
import type { Services } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import { findPushKey, insertPushKey } from './push-keys-table.ts'

export const pushKeyPurpose = 'push key'

interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Made once: browsers that subscribed know its public half, so it must not change. */
export async function pushKeys(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  now: Date,
): Promise<PushKeys> {
  const row = (await findPushKey(db)) ?? (await makePushKey({ db, keys }, now))
  const privateKey = row && keys.open(pushKeyPurpose, row.private_sealed)
  return row && privateKey ? { publicKey: row.public_key, privateKey } : fail('unavailable')
}

async function makePushKey({ db, keys }: Pick<Services, 'db' | 'keys'>, now: Date) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = keys.seal(pushKeyPurpose, privateKey)
  await insertPushKey(db, {
    id: newId(now),
    public_key: publicKey,
    private_sealed: sealed,
    created_at: now,
  })
  return findPushKey(db)
}
