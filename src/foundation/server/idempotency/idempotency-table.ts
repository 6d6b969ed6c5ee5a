import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

type Tables = {
  idempotency_key: {
    scope: string
    key: string
    request_hash: string
    /** `running` comes from older versions, which wrote the key first and its answer later. */
    state: 'running' | 'done'
    body: string | null
    created_at: Date
    expires_at: Date
  }
}

interface KeyId {
  scope: string
  key: string
}

/**
 * False if the key already has an answer. If another transaction is just about to keep one, this
 * waits for it.
 */
export async function keepAnswer(
  tx: Db,
  kept: KeyId & { requestHash: string; answer: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const values = {
    request_hash: kept.requestHash,
    state: 'done' as const,
    body: kept.answer,
    created_at: kept.now,
    expires_at: kept.expiresAt,
  }
  const row = await tx
    .$extendTables<Tables>()
    .insertInto('idempotency_key')
    .values({ scope: kept.scope, key: kept.key, ...values })
    .onConflict(conflict =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(values)
        .where(({ eb, or }) =>
          or([
            eb('idempotency_key.expires_at', '<=', kept.now),
            eb('idempotency_key.state', '=', 'running'),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function readKey(db: Db, { scope, key, now }: KeyId & { now: Date }) {
  return db
    .$extendTables<Tables>()
    .selectFrom('idempotency_key')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'done')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function forgetExpiredKeys(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const where = sql`expires_at <= ${now}`
  await deleteInBatches(db, { from: 'idempotency_key', where }, stopping)
}
