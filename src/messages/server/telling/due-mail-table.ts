import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Side, type ThreadRow, usualMailDue } from '../thread/threads-table.ts'

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

/**
 * The other one may be suspended too: then the next run puts it off again. Locks every mail that is
 * due, because a run may be about to put it off for somebody who is back with this transaction.
 */
export async function bringMailForward(tx: Db, accountId: string): Promise<void> {
  takesLock('thread')
  const asUsual = (side: Side) => {
    const due = sql.ref(`${side}_mail_due`)
    const usual = usualMailDue(sql`last_at`, sql.ref(`${side}_mailed_at`))
    return sql`${due} = case when ${due} is not null then least(${due}, ${usual}) end`
  }
  await sql`
    with waiting as (
      select id from message_thread
      where (renter_id = ${accountId} or partner_id = ${accountId})
        and coalesce(renter_mail_due, partner_mail_due) is not null
      order by id for update
    )
    update message_thread set ${asUsual('renter')}, ${asUsual('partner')}
    from waiting where message_thread.id = waiting.id`.execute(tx)
}
