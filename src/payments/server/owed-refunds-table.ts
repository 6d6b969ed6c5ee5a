import { sql } from 'kysely'
import type { Pence } from '#foundation/rules/money.ts'
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

/** One that was never made becomes done by what somebody made of the same amount elsewhere. */
export async function adoptRefund(
  tx: Db,
  { paymentId, amount, providerId, now }: Adopted,
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`
    update money_movement
    set state = 'done', done_at = ${now}, provider_id = ${providerId}, last_error = null
    where id = (
      select id from money_movement
      where payment_id = ${paymentId} and kind = 'refund' and amount = ${amount}
        and state in ('due', 'failed') and provider_id is null
      order by created_at limit 1
      for update
    )
    returning *`.execute(tx)
  return rows[0]
}

interface Adopted {
  paymentId: string
  amount: Pence
  /** Of the refund that the provider knows. */
  providerId: string
  now: Date
}
