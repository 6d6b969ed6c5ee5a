import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable, sqlState } from './database-errors.ts'
import type { Db } from './db.ts'
import { afterCommit, assertNoOpenTransaction, transaction } from './transaction.ts'
import { add, meetingOf, penceOf, twoAccounts } from './two-accounts.fixture.ts'

const bank = twoAccounts()
let db: Db
beforeAll(() => {
  db = bank.db
})

const set = (on: Db, name: string, pence: number) =>
  sql`update account set pence = ${pence} where name = ${name}`.execute(on)

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
