import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tripsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { DatabaseUnavailable, sqlState } from './database-errors.ts'
import type { Db } from './db.ts'
import { connectDatabase, type Database } from './opening/open-database.ts'
import { afterCommit, askAhead, assertNoOpenTransaction, transaction } from './transaction.ts'

let database: Database
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await sql`create table account (name text primary key, pence bigint not null)`.execute(db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate account`.execute(db)
  await sql`insert into account values ('ann', 100), ('bob', 100)`.execute(db)
})

async function penceOf(on: Db, name: string): Promise<number> {
  const { rows } = await sql<{ pence: number }>`
    select pence from account where name = ${name}`.execute(on)
  return rows[0]?.pence ?? Number.NaN
}

const add = (on: Db, name: string, pence: number) =>
  sql`update account set pence = pence + ${pence} where name = ${name}`.execute(on)

const set = (on: Db, name: string, pence: number) =>
  sql`update account set pence = ${pence} where name = ${name}`.execute(on)

/** Holds each party until all have come once; later visits pass straight through. */
function meetingOf(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === parties) resolve()
    return promise
  }
}

describe('what waits for the commit', () => {
  test('is done once, after it, for the whole of what is inside one another', async () => {
    const seen: number[] = []
    const look = () => void penceOf(db, 'ann').then(pence => seen.push(pence))
    await transaction(db, async tx => {
      await add(tx, 'ann', -30)
      await transaction(db, async () => afterCommit(look))
      expect(seen).toEqual([])
    })
    await expect.poll(() => seen).toEqual([70])
  })

  test('is not done when the work fails, and at once where nothing is open', async () => {
    const done: string[] = []
    const failing = transaction(db, async () => {
      afterCommit(() => done.push('after a failure'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    afterCommit(() => done.push('at once'))
    expect(done).toEqual(['at once'])
  })
})

describe('what is asked ahead', () => {
  const pay = (tx: Db, name: string, pence: number) =>
    askAhead(tx, sql`update account set pence = pence + ${pence} where name = ${name}`)

  test('is done before what is asked after it, and leaves together with the commit', async () => {
    const trips = await tripsOf(() =>
      transaction(db, async tx => {
        await pay(tx, 'ann', -30)
        await pay(tx, 'bob', 30)
      }),
    )
    expect(trips).toHaveLength(1)
    expect([await penceOf(db, 'ann'), await penceOf(db, 'bob')]).toEqual([70, 130])
    const seen = await transaction(db, async tx => {
      await pay(tx, 'ann', -30)
      return penceOf(tx, 'ann')
    })
    expect(seen).toBe(40)
  })

  test('is answered before what waits for the commit is done', async () => {
    const heard: string[] = []
    await transaction(db, async tx => {
      afterCommit(() => heard.push('committed'))
      await askAhead(tx, sql`update account set pence = 0`, ({ numAffectedRows }) => {
        heard.push(`${numAffectedRows} rows`)
        afterCommit(() => heard.push('and after'))
      })
    })
    expect(heard).toEqual(['2 rows', 'committed', 'and after'])
  })

  test('takes everything back when it fails, and is what is told of', async () => {
    const twice = (tx: Db) => askAhead(tx, sql`insert into account values ('bob', 1)`)
    const atTheEnd = transaction(db, async tx => {
      await pay(tx, 'ann', -30)
      await twice(tx)
    })
    await expect(atTheEnd).rejects.toSatisfy(error => sqlState(error) === '23505')
    const before = transaction(db, async tx => {
      await twice(tx)
      await pay(tx, 'ann', -30)
      return penceOf(tx, 'ann')
    })
    await expect(before).rejects.toSatisfy(error => sqlState(error) === '23505')
    const amongOthers = transaction(db, tx =>
      Promise.all([penceOf(tx, 'ann'), sql`select 1 / 0`.execute(tx), pay(tx, 'ann', -30)]),
    )
    await expect(amongOthers).rejects.toSatisfy(error => sqlState(error) === '22012')
    expect(await penceOf(db, 'ann')).toBe(100)
  })

  test('takes everything back when it cannot even be sent', async () => {
    const circle: { self?: object } = {}
    circle.self = circle
    const unsent = transaction(db, async tx => {
      await pay(tx, 'ann', -30)
      await askAhead(tx, sql`select ${circle}::jsonb`)
      await pay(tx, 'bob', 30)
    })
    await expect(unsent).rejects.toThrow('circular')
    expect(await penceOf(db, 'ann')).toBe(100)
    expect(await transaction(db, tx => penceOf(tx, 'bob'))).toBe(100)
  })

  test('runs again from the start when it lost to another transaction', async () => {
    const meet = meetingOf(2)
    let runs = 0
    const move = (from: string, to: string) =>
      transaction(db, async tx => {
        runs += 1
        await add(tx, from, -10)
        await meet()
        await pay(tx, to, 10)
      })
    await Promise.all([move('ann', 'bob'), move('bob', 'ann')])
    expect([await penceOf(db, 'ann'), await penceOf(db, 'bob')]).toEqual([100, 100])
    expect(runs).toBe(3)
  })

  test('is waited for outside a transaction', async () => {
    await pay(db, 'ann', 1)
    expect(await penceOf(db, 'ann')).toBe(101)
  })
})

describe('a transaction', () => {
  test('is over for whoever still asks after its end', async () => {
    let kept: Db | undefined
    await transaction(db, async tx => {
      kept = tx
    })
    await expect(penceOf(kept ?? db, 'ann')).rejects.toThrow('has ended')
  })

  test('takes effect as a whole', async () => {
    await transaction(db, async tx => {
      await add(tx, 'ann', -30)
      await add(tx, 'bob', 30)
    })
    expect([await penceOf(db, 'ann'), await penceOf(db, 'bob')]).toEqual([70, 130])
  })

  test('has no effect when the work fails, and passes the failure on', async () => {
    const failing = transaction(db, async tx => {
      await add(tx, 'ann', -30)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await penceOf(db, 'ann')).toBe(100)
  })

  test('inside another is part of it, whichever handle it is given', async () => {
    const failing = transaction(db, async tx => {
      await transaction(tx, inner => add(inner, 'ann', 1))
      await transaction(db, inner => add(inner, 'ann', 1))
      expect(await penceOf(tx, 'ann')).toBe(102)
      throw new Error('all of it')
    })
    await expect(failing).rejects.toThrow('all of it')
    expect(await penceOf(db, 'ann')).toBe(100)
  })

  test('of a stricter kind cannot begin inside one of a looser kind', async () => {
    const nested = transaction(db, () =>
      transaction(db, async () => undefined, { isolation: 'serializable' }),
    )
    await expect(nested).rejects.toThrow('cannot begin inside another')
  })
})

describe('transactions that collide', () => {
  test('serializably are run again until each has seen the other', async () => {
    const meet = meetingOf(2)
    let runs = 0
    const raise = () =>
      transaction(
        db,
        async tx => {
          runs += 1
          const before = await penceOf(tx, 'ann')
          await meet()
          await set(tx, 'ann', before + 10)
        },
        { isolation: 'serializable' },
      )
    await Promise.all([raise(), raise()])
    expect(await penceOf(db, 'ann')).toBe(120)
    expect(runs).toBe(3)
  })

  test('in a deadlock both get done', async () => {
    const meet = meetingOf(2)
    let runs = 0
    const move = (from: string, to: string) =>
      transaction(db, async tx => {
        runs += 1
        await add(tx, from, -10)
        await meet()
        await add(tx, to, 10)
      })
    await Promise.all([move('ann', 'bob'), move('bob', 'ann')])
    expect([await penceOf(db, 'ann'), await penceOf(db, 'bob')]).toEqual([100, 100])
    expect(runs).toBe(3)
  })

  test('in a storm all get done, and no update is lost', async () => {
    const raise = () =>
      transaction(db, async tx => set(tx, 'ann', (await penceOf(tx, 'ann')) + 1), {
        isolation: 'repeatable read',
      })
    for (let round = 0; round < 5; round += 1) await Promise.all([raise(), raise(), raise()])
    expect(await penceOf(db, 'ann')).toBe(115)
  })

  test('for ever give up after a bounded number of runs', async () => {
    let runs = 0
    const hopeless = transaction(
      db,
      async tx => {
        runs += 1
        await sql.raw(`do $$ begin raise sqlstate '40001'; end $$`).execute(tx)
      },
      { random: () => 0 },
    )
    await expect(hopeless).rejects.toSatisfy(error => sqlState(error) === '40001')
    expect(runs).toBe(6)
  })

  test('wait for spans that the given chance spreads out', async () => {
    const asked: number[] = []
    const random = () => asked.push(0) * 0
    const hopeless = transaction(
      db,
      tx => sql.raw(`do $$ begin raise sqlstate '40P01'; end $$`).execute(tx),
      { random },
    )
    await expect(hopeless).rejects.toThrow()
    expect(asked).toHaveLength(5)
  })
})

describe('the guard against waiting for others', () => {
  test('objects inside a transaction, in everything it calls', async () => {
    const callOut = async () => {
      await Promise.resolve()
      assertNoOpenTransaction()
    }
    await expect(transaction(db, callOut)).rejects.toThrow('while a database transaction was open')
  })

  test('is content outside, and with what a finished transaction left to do', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    let afterwards: Promise<void> | undefined
    await transaction(db, async () => {
      afterwards = finished.then(assertNoOpenTransaction)
    })
    finish()
    await afterwards
    assertNoOpenTransaction()
  })
})

describe('what was written', () => {
  let waiting: Database
  beforeAll(async () => {
    const connection = { ...database.connection, options: '-c synchronous_commit=on' }
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

describe('a connection that breaks', () => {
  test('inside a transaction is reported as the database being away, and nothing is kept', async () => {
    const broken = transaction(db, async tx => {
      await add(tx, 'ann', 1)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    await expect(broken).rejects.toThrow(DatabaseUnavailable)
    expect(await penceOf(db, 'ann')).toBe(100)
  })
})
