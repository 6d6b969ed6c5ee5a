import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { type MovementRow, movements } from './movements-table.ts'

/** While a bank disputes the payment it may give the renter the money itself. */
const isOwed = sql<boolean>`kind = 'refund' and state = 'failed' and not exists (
  select from dispute
  where dispute.payment_id = money_movement.payment_id and dispute.state = 'open'
)`

export interface OwedRefundRow extends MovementRow {
  /** When the provider said that it had not arrived after all. */
  came_back_at: Date | null
}

/** Whoever has waited longest first. */
export async function listOwedRefunds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwedRefundRow[]> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .select(
      sql<Date | null>`(select at from ledger_entry where key = 'refund_failed:' || money_movement.id)`.as(
        'came_back_at',
      ),
    )
    .where(isOwed)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOwedRefunds(db: Db): Promise<number> {
  const row = await movements(db)
    .selectFrom('money_movement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOwed)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Nothing if it is not owed, or not any more: of two at once, one gets it. */
export async function settleOwedRefund(
  tx: Db,
  id: string,
  { reference, now }: { reference: string; now: Date },
): Promise<MovementRow | undefined> {
  return movements(tx)
    .updateTable('money_movement')
    .set({ state: 'done', done_at: now, hand_reference: reference })
    .where('id', '=', id)
    .where(isOwed)
    .returningAll()
    .executeTakeFirst()
}
