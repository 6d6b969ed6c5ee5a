import { sql } from 'kysely'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type MovementRow, movements } from './movements-table.ts'

/**
 * Decides, only once, how much of a payout is kept for the host's debt. Debt that other payouts
 * already pay off does not count. The caller holds the lock of the payee, so that two payouts do
 * not pay off the same debt.
 */
export async function decideSetOff(tx: Db, { id, party_id }: MovementRow): Promise<MovementRow> {
  const { rows } = await sql<MovementRow>`
    update money_movement set set_off = least(amount, greatest(0, (
      select coalesce(sum(pence), 0) from ledger_line where account = ${`debt:${party_id}`}
    ) - (
      select coalesce(sum(other.set_off), 0) from money_movement as other
      where other.party_id = money_movement.party_id and other.kind = 'payout'
        and other.state not in ('done', 'dropped') and other.id <> money_movement.id
    )))
    where id = ${id} and set_off is null
    returning *`.execute(tx)
  const [decided] = rows
  if (!decided) throw new Error(`What is kept of payout ${id} was decided meanwhile`)
  return decided
}

/**
 * Sets how much of a refund was already given back in the provider's dashboard: the part for which
 * the provider has no money left of the payment. The caller holds the lock of the booking, so that
 * two refunds do not count the same money.
 */
export async function countOutside(
  tx: Db,
  { id }: MovementRow,
  outside: Pence,
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`
    update money_movement set set_off = least(amount, greatest(0, amount + ${outside} + (
      select coalesce(sum(other.amount - other.set_off), 0) from money_movement as other
      where other.payment_id = money_movement.payment_id and other.kind = 'refund'
        and other.id <> money_movement.id and other.state <> 'dropped'
        and other.hand_reference is null
        and (other.state <> 'failed' or other.provider_id is null)
    ) - (select payment.amount from payment where payment.id = payment_id)))
    where id = ${id} and provider_id is null
    returning *`.execute(tx)
  return rows[0]
}

/**
 * The part of the finished refunds of a payment that was given back in the provider's dashboard.
 */
export async function outsideCounted(tx: Db, paymentId: string): Promise<Pence> {
  const row = await movements(tx)
    .selectFrom('money_movement')
    .select(({ fn }) => fn.sum<Pence | null>('set_off').as('pence'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return row.pence ?? pence(0)
}

/** For payouts whose hosts owe nothing: the whole amount is sent. */
export async function setOffNothing(tx: Db, ids: readonly string[]): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    update money_movement set set_off = 0
    where id = any(${[...ids]}::uuid[]) and set_off is null and (
      select coalesce(sum(pence), 0) from ledger_line where account = 'debt:' || party_id
    ) <= 0
    returning *`.execute(tx)
  return rows
}
