import type { Generated } from 'kysely'
import type { Db } from '../database/db.ts'
import type { PageAfter } from '../database/in-pages.ts'
import { writeLast } from '../database/write-last.ts'

export interface MailRow {
  id: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  kind: string
  /** The address with which a mail program ends such mails in one press. */
  unsubscribe_url: string | null
  /** A calendar file sent with it. */
  calendar: string | null
  /** Whose words it carries, where they are to leave with their account. */
  words_of: string | null
  /** What is sent instead, where the letter says more than their words. */
  text_without_words: string | null
  html_without_words: string | null
  created_at: Date
  send_after: Date
  sent_at: Date | null
  attempts: number
  last_error: string | null
}

type Tables = { outbox_mail: MailRow & { position: Generated<number> } }

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertMails(db: Db, mails: readonly MailRow[]): Promise<void> {
  await writeLast(db, 'outbox_mail', mails)
}

/** After so many attempts a letter says something of its mailbox, and no longer of our mail server. */
const triedOften = 6

/**
 * The longest wait of a letter that is not sent yet, in seconds, 0 when none waits; and how many
 * were refused so often that they are not counted in it.
 */
export async function waitsOfMail(
  db: Db,
  now: Date,
): Promise<{ longest: number; refused: number }> {
  const row = await table(db)
    .selectFrom('outbox_mail')
    .select(({ fn }) => [
      fn.min('created_at').filterWhere('attempts', '<', triedOften).as('since'),
      fn.countAll<number>().filterWhere('attempts', '>=', triedOften).as('refused'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  const longest = row.since ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0
  return { longest, refused: Number(row.refused) }
}

/** Answers how many there were. */
export async function deleteSentMails(
  db: Db,
  { sentBefore, atMost }: { sentBefore: Date; atMost: number },
): Promise<number> {
  const old = table(db)
    .selectFrom('outbox_mail')
    .select('id')
    .where('sent_at', '<', sentBefore)
    .limit(atMost)
  const { numDeletedRows } = await table(db)
    .deleteFrom('outbox_mail')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Some four days of them, because the later ones are four hours apart. */
const attemptsOfDays = 32

/**
 * Those that were tried for days and not taken: one may have waited for long before there was a mail
 * server to try. Answers how many there were.
 */
export async function deleteMailsNotTaken(
  db: Db,
  { writtenBefore, atMost }: { writtenBefore: Date; atMost: number },
): Promise<number> {
  const old = table(db)
    .selectFrom('outbox_mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('attempts', '>=', attemptsOfDays)
    .where('created_at', '<', writtenBefore)
    .limit(atMost)
  const { numDeletedRows } = await table(db)
    .deleteFrom('outbox_mail')
    .where('id', 'in', old)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Those that were sent and are not forgotten yet. */
export async function mailsSentTo(db: Db, address: string, { after, atMost }: PageAfter) {
  return table(db)
    .selectFrom('outbox_mail')
    .select(['id', 'kind', 'sent_at'])
    .where('to_address', '=', address)
    .where('sent_at', 'is not', null)
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/**
 * Two statements, because those that were sent have an index of their own by address. First those
 * that wait: one that is being marked as sent is then among the others.
 */
export async function deleteMailsTo(
  tx: Db,
  address: string,
  { only }: { only?: readonly string[] } = {},
): Promise<void> {
  const all = table(tx)
    .deleteFrom('outbox_mail')
    .where('to_address', '=', address)
    .$if(only !== undefined, query => query.where('kind', 'in', only ?? []))
  await all.where('sent_at', 'is', null).execute()
  await all.where('sent_at', 'is not', null).execute()
}

/**
 * What was sent is in the mailbox of its reader. What waits is sent without their words, or not at
 * all where it has nothing else to say.
 */
export async function deleteWaitingWordsOf(tx: Db, personId: string): Promise<void> {
  await table(tx)
    .updateTable('outbox_mail')
    .set(({ ref }) => ({
      text_body: ref('text_without_words').$notNull(),
      html_body: ref('html_without_words').$notNull(),
      ...{ text_without_words: null, html_without_words: null, words_of: null },
    }))
    .where('words_of', '=', personId)
    .where('sent_at', 'is', null)
    .where('text_without_words', 'is not', null)
    .execute()
  await table(tx)
    .deleteFrom('outbox_mail')
    .where('words_of', '=', personId)
    .where('sent_at', 'is', null)
    .execute()
}

/**
 * Those of the kinds named here that still wait stay with the address they were written to. In the
 * same order as above.
 */
export async function moveMails(
  tx: Db,
  { from, to, except }: { from: string; to: string; except: readonly string[] },
): Promise<void> {
  const all = table(tx)
    .updateTable('outbox_mail')
    .set({ to_address: to })
    .where('to_address', '=', from)
  await all.where('sent_at', 'is', null).where('kind', 'not in', except).execute()
  await all.where('sent_at', 'is not', null).execute()
}

export async function readOutbox(db: Db, to: string | undefined, atMost: number) {
  return table(db)
    .selectFrom('outbox_mail')
    .select([
      'id',
      'to_address',
      'subject',
      'text_body',
      'html_body',
      'sent_at',
      'created_at',
      'unsubscribe_url',
      'calendar',
    ])
    .$if(to !== undefined, query => query.where('to_address', '=', to ?? ''))
    .orderBy('position', 'desc')
    .limit(atMost)
    .execute()
}
