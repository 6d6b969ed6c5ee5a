import { sql } from 'kysely'
import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import { type MovementRow, movements } from './movements-table.ts'

/** While a bank dispute is open, the bank may give the renter the money itself. */
const isOwed = sql<boolean>`kind = 'refund' and state = 'failed' and not exists (
  select from dispute
  where dispute.payment_id = money_movement.payment_id and dispute.state = 'open'
)`

export interface OwedRefundRow extends MovementRow {
  /** When the provider reported that it had failed after all. */
  came_back_at: Date | null
}

/** Longest waiting first. */
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

/** An owed refund of exactly this amount, locked until the transaction ends. */
export async function lockRefundOf(
  tx: Db,
  { paymentId, amount }: { paymentId: string; amount: Pence },
): Promise<Locked<MovementRow> | undefined> {
  takesLock('payment', `refunds of ${paymentId}`)
  const row = await movements(tx)
    .selectFrom('money_movement')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where(sql<boolean>`amount - set_off = ${amount}`)
    .where('state', 'in', ['due', 'failed'])
    .where('provider_id', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}
