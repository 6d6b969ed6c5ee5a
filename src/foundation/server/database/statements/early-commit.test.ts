import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tripsOf } from '#test/asked-statements.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { connectDatabase, type Database } from '../opening/open-database.ts'
import { transaction } from '../transaction.ts'
import { add, penceOf, twoAccounts } from '../two-accounts.fixture.ts'

const bank = twoAccounts()

describe('what was written', () => {
  let waiting: Database
  beforeAll(async () => {
    const connection = { ...bank.database.connection, options: '-c synchronous_commit=on' }
    waiting = await connectDatabase(connection, { log, connections: 2 })
  })
  afterAll(() => waiting.close())

  const isKept = async (place: string) => {
    const { rows } = await sql<{ is: boolean }>`
      select pg_current_wal_flush_lsn() >= ${place}::pg_lsn as is`.execute(waiting.db)
    return rows[0]?.is
  }

  test('is let go of with the commit, and on the disk when that is answered', async () => {
    let place = ''
    const trips = await tripsOf(() =>
      transaction(waiting.db, async tx => {
        await add(tx, 'ann', 1)
        const { rows } = await sql<{ place: string }>`
          select pg_current_wal_insert_lsn()::text as place`.execute(tx)
        place = rows[0]?.place ?? ''
      }),
    )
    expect(await isKept(place)).toBe(true)
    expect(trips.at(-1)).toEqual([
      expect.stringMatching(/^set local synchronous_commit to off; commit; select .*message/),
    ])
    const { rows } = await sql`select current_setting('synchronous_commit') as now`.execute(
      waiting.db,
    )
    expect(rows).toEqual([{ now: 'on' }])
  })

  test('leaves a record behind it only where something was', async () => {
    const trips = await tripsOf(() => transaction(waiting.db, tx => penceOf(tx, 'ann')))
    expect(trips.at(-1)).toEqual(['commit'])
  })
})
