import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Tables = {
  idempotency_key: {
    scope: string
    key: string
    request_hash: string
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

/** True for the one caller who may run the request; an expired or abandoned claim is taken over. */
export async function claimKey(
  db: Db,
  claim: KeyId & { requestHash: string; now: Date; expiresAt: Date; abandonedBefore: Date },
): Promise<boolean> {
  const row = await db
    .$extendTables<Tables>()
    .insertInto('idempotency_key')
    .values({
      scope: claim.scope,
      key: claim.key,
      request_hash: claim.requestHash,
      state: 'running',
      body: null,
      created_at: claim.now,
      expires_at: claim.expiresAt,
    })
    .onConflict(conflict =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({
          request_hash: claim.requestHash,
          state: 'running',
          body: null,
          created_at: claim.now,
          expires_at: claim.expiresAt,
        })
        .where(({ eb, and, or }) =>
          or([
            eb('idempotency_key.expires_at', '<=', claim.now),
            and([
              eb('idempotency_key.state', '=', sql.lit('running')),
              eb('idempotency_key.created_at', '<=', claim.abandonedBefore),
              eb('idempotency_key.request_hash', '=', claim.requestHash),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function readKey(db: Db, { scope, key }: KeyId) {
  return db
    .$extendTables<Tables>()
    .selectFrom('idempotency_key')
    .select(['request_hash', 'state', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function rememberAnswer(
  db: Db,
  { scope, key, answer }: KeyId & { answer: string },
): Promise<void> {
  await db
    .$extendTables<Tables>()
    .updateTable('idempotency_key')
    .set({ state: 'done', body: answer })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

export async function forgetKey(db: Db, { scope, key }: KeyId): Promise<void> {
  await db
    .$extendTables<Tables>()
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

export async function forgetExpiredKeys(db: Db, now: Date): Promise<void> {
  await db
    .$extendTables<Tables>()
    .deleteFrom('idempotency_key')
    .where('expires_at', '<=', now)
    .execute()
}
