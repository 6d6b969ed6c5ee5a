import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../new-id.ts'
import { type Letter, writeLetter } from './letter.ts'
import { insertMail } from './outbox-table.ts'

/** Puts a mail into the outbox in the caller's transaction; a job carries it out afterwards. */
export async function postMail(
  tx: Db,
  ctx: Pick<Context, 'now' | 'jobs'>,
  { to, kind, letter }: { to: string; kind: string; letter: Letter },
): Promise<void> {
  const { subject, text, html } = writeLetter(letter)
  await insertMail(tx, {
    id: newId(ctx.now),
    to_address: to,
    subject,
    text_body: text,
    html_body: html,
    kind,
    created_at: ctx.now,
    send_after: ctx.now,
    sent_at: null,
    attempts: 0,
    last_error: null,
  })
  await ctx.jobs.wake(tx, 'send-mail')
}
