import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'

type Tables = {
  one_time_code: {
    user_id: string
    purpose: string
    code_mac: Buffer
    target: string | null
    expires_at: Date
    attempts: number
    used_at: Date | null
  }
  code_sending: { mailbox_mac: Buffer; last_sent_at: Date }
}

const table = (db: Db) => db.$extendTables<Tables>()

export interface CodeId {
  userId: string
  purpose: string
}

/** The new code starts with all its tries. */
export async function putCode(
  db: Db,
  code: CodeId & { mac: Buffer; target: string | null; expiresAt: Date },
): Promise<void> {
  const fresh = {
    code_mac: code.mac,
    target: code.target,
    expires_at: code.expiresAt,
    attempts: 0,
    used_at: null,
  }
  await askAhead(
    db,
    table(db)
      .insertInto('one_time_code')
      .values({ user_id: code.userId, purpose: code.purpose, ...fresh })
      .onConflict(conflict => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh)),
  )
}

interface CodeToTry extends CodeId {
  now: Date
  tries: number
}

/** Whether the code is neither used nor out of tries nor too old. */
function isLiving({ userId, purpose, now, tries }: CodeToTry) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'one_time_code'>) =>
    and([
      eb('user_id', '=', userId),
      eb('purpose', '=', purpose),
      eb('used_at', 'is', null),
      eb('attempts', '<', tries),
      eb('expires_at', '>', now),
    ])
}

export type SpentTry =
  | { isRight: true; target: string | null }
  | { isRight: false; triesLeft: number }

/**
 * One statement, so that of twenty right answers at once only one counts. `undefined` when there is
 * no code to try.
 */
export async function spendTry(
  db: Db,
  { macs, ...code }: CodeToTry & { macs: Buffer[] },
): Promise<SpentTry | undefined> {
  const row = await table(db)
    .updateTable('one_time_code')
    .set({
      attempts: sql`attempts + 1`,
      used_at: sql`case when code_mac in (${sql.join(macs)}) then ${code.now}::timestamptz end`,
    })
    .where(isLiving(code))
    .returning(['target', 'used_at', 'attempts'])
    .executeTakeFirst()
  if (!row) return undefined
  return row.used_at
    ? { isRight: true, target: row.target }
    : { isRight: false, triesLeft: code.tries - row.attempts }
}

export async function hasLivingCode(db: Db, code: CodeToTry): Promise<boolean> {
  const row = await table(db)
    .selectFrom('one_time_code')
    .select('user_id')
    .where(isLiving(code))
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCodesOf(db: Db, userId: string): Promise<void> {
  await table(db).deleteFrom('one_time_code').where('user_id', '=', userId).execute()
}

/**
 * When this mailbox was last written to, if that is too recent; otherwise nothing, and it is
 * claimed.
 */
export async function claimSending(
  db: Db,
  { mailbox, now, notSince }: { mailbox: Buffer; now: Date; notSince: Date },
): Promise<Date | undefined> {
  const claimed = await table(db)
    .insertInto('code_sending')
    .values({ mailbox_mac: mailbox, last_sent_at: now })
    .onConflict(conflict =>
      conflict
        .column('mailbox_mac')
        .doUpdateSet({ last_sent_at: now })
        .where(({ eb, or }) =>
          or([
            eb('code_sending.last_sent_at', '<=', notSince),
            eb('code_sending.last_sent_at', '>', now),
          ]),
        ),
    )
    .returning('last_sent_at')
    .executeTakeFirst()
  if (claimed) return undefined
  return (await lastSendingTo(db, mailbox)) ?? now
}

export async function lastSendingTo(db: Db, mailbox: Buffer): Promise<Date | undefined> {
  const last = await table(db)
    .selectFrom('code_sending')
    .select('last_sent_at')
    .where('mailbox_mac', '=', mailbox)
    .executeTakeFirst()
  return last?.last_sent_at
}

export async function deleteDeadCodes(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('one_time_code').where('expires_at', '<', before).execute()
  await table(db).deleteFrom('code_sending').where('last_sent_at', '<', before).execute()
}
