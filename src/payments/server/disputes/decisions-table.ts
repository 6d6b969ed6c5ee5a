import { sql } from 'kysely'
import type { BankDecisions } from '#bookings/server/for-payments/mend-bank-marks.ts'
import type { Db } from '#foundation/server/database/db.ts'

/** What the disputes of each booking and the books say, together. */
export async function bankDecisions(
  db: Db,
  { since, booking = null }: { since?: Date; booking?: string | null },
): Promise<BankDecisions[]> {
  const { rows } = await sql<BankDecisions>`
    select id, standing, coalesce((
      select sum(pence) from ledger_entry
      join ledger_line on entry_id = ledger_entry.id
      where ledger_entry.booking_id = bank.id and kind = 'dispute_lost'
        and split_part(account, ':', 1) in ('host', 'commission', 'tax', 'rounding')
    ), 0) as lost
    from (
      select booking_id as id, case
        when bool_or(state = 'open') then 'open'
        when bool_or(state = 'lost') then 'lost'
        else 'none'
      end as standing
      from dispute
      where ${booking}::uuid is null or booking_id = ${booking}
      group by booking_id
      having bool_or(state = 'open') or max(closed_at) >= ${since ?? new Date(0)}
    ) as bank`.execute(db)
  return rows
}
