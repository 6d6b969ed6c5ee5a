import type { LinkedAnswer } from '#bookings/rules/answer-link.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { writeLast } from '#foundation/server/database/write-last.ts'

export interface AnswerLinkRow {
  token_digest: Buffer
  booking_id: string
  host_id: string
  mailbox_digest: Buffer
  expires_at: Date
  used_at: Date | null
  answer: LinkedAnswer['approvalStatus'] | null
}

type Tables = { answer_link: AnswerLinkRow }

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertAnswerLink(tx: Db, row: AnswerLinkRow): Promise<void> {
  const digests = {
    token_digest: asText(row.token_digest),
    mailbox_digest: asText(row.mailbox_digest),
  }
  await writeLast(tx, 'answer_link', [{ ...row, ...digests }])
}

export async function findAnswerLink(db: Db, digest: Buffer): Promise<AnswerLinkRow | undefined> {
  return table(db)
    .selectFrom('answer_link')
    .selectAll()
    .where('token_digest', '=', digest)
    .executeTakeFirst()
}

/** Answers true for only one of several presses at the same time. */
export async function spendAnswerLink(
  tx: Db,
  digest: Buffer,
  { now, answer }: { now: Date; answer: LinkedAnswer['approvalStatus'] },
): Promise<boolean> {
  const row = await table(tx)
    .updateTable('answer_link')
    .set({ used_at: now, answer })
    .where('token_digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAnswerLinksOf(tx: Db, hostId: string): Promise<void> {
  await table(tx).deleteFrom('answer_link').where('host_id', '=', hostId).execute()
}

export async function forgetOldAnswerLinks(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('answer_link').where('expires_at', '<', before).execute()
}

/** The text form of bytes in PostgreSQL. */
function asText(digest: Buffer): string {
  return `\\x${digest.toString('hex')}`
}
