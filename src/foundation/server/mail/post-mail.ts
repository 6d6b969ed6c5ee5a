import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import { atOnce } from '#foundation/rules/time/time.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../new-id.ts'
import { type Letter, writeLetter } from './letter.ts'
import { insertMails, type MailRow } from './outbox-table.ts'

export interface Mail {
  to: string
  /** Its line in the table of sendings. */
  kind: SendingKind
  letter: Letter
  /** A calendar file sent with it. */
  calendar?: string
  /** Whose words it carries: while it waits, they go with their account. */
  wordsOf?: string | undefined
  /** The same without their words. If left out, the whole letter goes. */
  withoutWords?: Letter | undefined
}

/** Puts a mail into the outbox in the caller's transaction; a job sends it after the commit. */
export function postMail(tx: Db, ctx: Pick<Context, 'now' | 'jobs'>, mail: Mail): Promise<void> {
  return postMails(tx, ctx, [mail])
}

export async function postMails(
  tx: Db,
  ctx: Pick<Context, 'now' | 'jobs'>,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return
  await insertMails(
    tx,
    mails.map(mail => outboxRow(mail, ctx.now)),
  )
  ctx.jobs.wake('send-mail')
}

function outboxRow(mail: Mail, now: Date): MailRow {
  const { to, kind, letter, calendar, wordsOf, withoutWords } = mail
  const { subject, text, html } = writeLetter(letter)
  const without = withoutWords && writeLetter(withoutWords)
  return {
    id: newId(now),
    to_address: to,
    subject,
    text_body: text,
    html_body: html,
    kind,
    unsubscribe_url: letter.stop?.onePress ?? null,
    calendar: calendar ?? null,
    words_of: wordsOf ?? null,
    text_without_words: without?.text ?? null,
    html_without_words: without?.html ?? null,
    created_at: now,
    send_after: atOnce,
    sent_at: null,
    attempts: 0,
    last_error: null,
  }
}
