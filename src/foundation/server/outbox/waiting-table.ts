import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Outbox } from './send-due.ts'

interface Waiting {
  id: string
  send_after: Date
  sent_at: Date | null
  attempts: number
  last_error: string | null
}

/** All these tables have the same columns, so one name stands for all of them in the types. */
type Tables = { outbox_mail: Waiting }

type Sending<Row> = Pick<Outbox<Row>, 'claim' | 'markSent' | 'giveBack' | 'postpone'>

/**
 * Claims a few due rows by putting off their next attempt until the lease ends. Holds no lock while
 * the other side answers; a crash in between means one more attempt.
 */
export function waitingIn<Row extends Waiting>(name: 'outbox_mail' | 'text_message'): Sending<Row> {
  const waiting = name as 'outbox_mail'
  const update = (db: Db) => db.$extendTables<Tables>().updateTable(waiting)
  return {
    async claim(db, { now, leaseUntil, atMost }) {
      const claimed = update(db)
        .set({ send_after: leaseUntil, attempts: sql`attempts + 1` })
        .where('id', 'in', query =>
          query
            .selectFrom(waiting)
            .select('id')
            .where('sent_at', 'is', null)
            .where('send_after', '<=', now)
            .orderBy('send_after')
            .limit(atMost)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
      return (await claimed.execute()) as Row[]
    },
    async markSent(db, ids, now) {
      await update(db).set({ sent_at: now, last_error: null }).where('id', 'in', ids).execute()
    },
    async giveBack(db, ids, now) {
      const again = { send_after: now, attempts: sql<number>`attempts - 1` }
      await update(db).set(again).where('id', 'in', ids).execute()
    },
    async postpone(db, { id, sendAfter, error }) {
      const later = { send_after: sendAfter, last_error: error }
      await update(db).set(later).where('id', '=', id).execute()
    },
  }
}
