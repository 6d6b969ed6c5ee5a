import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'

interface Seen {
  userId: string
  mark: Buffer
  now: Date
}

export async function markBrowser(tx: Db, { userId, mark, now }: Seen): Promise<void> {
  await askAhead(
    tx,
    sql`
      insert into browser_mark (user_id, mark, seen_at) values (${userId}, ${mark}, ${now})
      on conflict (user_id, mark) do update set seen_at = excluded.seen_at`,
  )
}

export async function forgetBrowserMarks(
  db: Db,
  which: { userId: string } | { before: Date },
): Promise<void> {
  const condition =
    'userId' in which ? sql`user_id = ${which.userId}` : sql`seen_at < ${which.before}`
  await sql`delete from browser_mark where ${condition}`.execute(db)
}

export async function haveSameBrowser(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from browser_mark as mine join browser_mark as theirs using (mark)
    where mine.user_id = ${one} and theirs.user_id = ${other} limit 1`.execute(db)
  return rows.length > 0
}
