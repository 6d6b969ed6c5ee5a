import type { Db } from '../database/db.ts'
import { readOutbox } from '../mail/outbox-table.ts'
import { readTexts } from '../texts/texts-table.ts'

const most = 100

/** Letters and texts in one list, newest first. */
export async function readSent(db: Db, to: string | undefined) {
  const mails = await readOutbox(db, to, most)
  const texts = await readTexts(db, to, most)
  const all = [
    ...mails.map(row => ({
      ...{ channel: 'email' as const, to: row.to_address, subject: row.subject },
      ...{ text: row.text_body, html: row.html_body, unsubscribe: row.unsubscribe_url },
      calendar: row.calendar,
      ...timesOf(row),
    })),
    ...texts.map(row => ({
      ...{ channel: 'text' as const, to: row.to_number, subject: row.body },
      ...{ text: row.body, html: '', unsubscribe: null },
      calendar: null,
      ...timesOf(row),
    })),
  ]
  // Letters of one moment stay in the order in which they were written.
  return all
    .toSorted((one, other) => other.writtenAt - one.writtenAt)
    .slice(0, most)
    .map(({ writtenAt: _, ...sent }) => sent)
}

function timesOf({ created_at, sent_at }: { created_at: Date; sent_at: Date | null }) {
  return { writtenAt: created_at.getTime(), sentAt: (sent_at ?? created_at).toISOString() }
}
