import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { brokenInvariants } from '../../../commands/checking/invariants.ts'
import type { DrillReport } from '../shared/drill.ts'
import type { Acknowledged } from './people.ts'

const mostLooks = 60
/** Webhooks and refunds on their way arrive within this time. */
const settleWithinMs = 100_000

/** Checks that everything people were told is true, and nothing happened twice. */
export async function expectNothingLost(
  report: DrillReport,
  database: Database,
  { bookings, payments, messages }: Acknowledged,
): Promise<void> {
  const pool = {
    query: (text: string, values?: unknown[]) => patiently(() => database.pool.query(text, values)),
  }
  const told = [...bookings]
  const found = await pool.query('select id from booking where id = any($1::uuid[])', [told])
  const lost = told.length - found.rows.length
  report.expect(`all ${told.length} acknowledged bookings are there`, lost === 0, lost)
  const said = [...messages]
  const kept = await pool.query('select id from message where id = any($1::uuid[])', [said])
  const unsaid = said.length - kept.rows.length
  report.expect(`all ${said.length} acknowledged messages are there`, unsaid === 0, unsaid)
  const paid = await until(async () => {
    const { rows } = await pool.query(
      `select booking_id from payment where state = 'paid' and booking_id = any($1::uuid[])`,
      [[...payments]],
    )
    return { isWell: rows.length === payments.size, figure: rows.length }
  })
  const words = `all ${payments.size} acknowledged payments are there, each once`
  report.expect(words, paid.isWell, paid.figure)
  const books = await until(async () => {
    const { rows } = await pool.query(
      `select (select coalesce(sum(pence), 0) from ledger_line where account = 'clearing') as ours,
        (select coalesce(sum(pence), 0) from sandbox.book where account = 'platform') as theirs`,
    )
    const { ours, theirs } = rows[0]
    return { isWell: Number(ours) === Number(theirs), figure: `${ours} and ${theirs}` }
  })
  report.expect('the books are equal to those of the provider', books.isWell, books.figure)
  const broken = await patiently(() => brokenInvariants(database.db, new Date()))
  const names = broken.map(({ name }) => name).join('; ')
  report.expect('`npm run check` finds everything whole', broken.length === 0, names || undefined)
}

/** When nobody waits any more, the renters have what they were told and nothing else. */
export async function expectNothingDoubled(
  report: DrillReport,
  { pool }: Database,
  renters: readonly string[],
  { bookings, unanswered }: Acknowledged,
): Promise<void> {
  const { rows } = await pool.query(
    'select count(*)::int as count from booking where renter_id = any($1::uuid[])',
    [renters],
  )
  const more = rows[0].count - bookings.size
  report.expect('no press made two bookings', more >= 0 && more <= unanswered, more)
  const said = await pool.query(
    `select count(*)::int as count from (
       select text from message where text like 'Is there a lift? %'
       group by text having count(*) > 1
     ) as twice`,
  )
  report.expect('nobody said anything twice', said.rows[0].count === 0, said.rows[0].count)
  const charged = await pool.query(
    `select count(*)::int as count from (
       select booking_id from payment where state = 'paid'
       group by booking_id, month having count(*) > 1
     ) as twice`,
  )
  report.expect('nobody paid twice', charged.rows[0].count === 0, charged.rows[0].count)
  const sent = await pool.query(
    `select count(*)::int as count from (
       select provider_id from money_movement where state = 'done' and provider_id is not null
       group by provider_id having count(*) > 1
     ) as twice`,
  )
  report.expect('no money was sent twice', sent.rows[0].count === 0, sent.rows[0].count)
}

/** The check is disconnected by the fault as well, so it is repeated. */
async function patiently<Result>(look: () => Promise<Result>): Promise<Result> {
  for (let n = 1; n < mostLooks; n += 1) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    await pause(500)
  }
  return look()
}

interface Seen {
  isWell: boolean
  figure: string | number
}

export async function until(look: () => Promise<Seen>, withinMs = settleWithinMs): Promise<Seen> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const seen = await look().catch(error => ({ isWell: false, figure: String(error.message) }))
    if (seen.isWell || performance.now() > deadline) return seen
    await pause(250)
  }
}
