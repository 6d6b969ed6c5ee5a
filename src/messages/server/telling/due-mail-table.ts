import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import type { Side, ThreadRow } from '../thread/threads-table.ts'

/** Locked, so that two processes do not send the same mail. */
export async function lockDueMail(
  tx: Db,
  { side, now, atMost, except }: Which & { side: Side; now: Date },
): Promise<ThreadRow[]> {
  takesLock('thread')
  const due = sql.ref(`${side}_mail_due`)
  const { rows } = await sql<ThreadRow>`
    select * from message_thread
    where ${due} is not null and ${due} <= ${now} and id <> all(${except}::uuid[])
    order by ${due}
    limit ${atMost}
    for update skip locked`.execute(tx)
  return rows
}
