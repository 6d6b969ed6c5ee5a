import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { tripsOf } from '#test/asked-statements.ts'
import { sqlState } from './database-errors.ts'
import type { Db } from './db.ts'
import { afterCommit, askAhead, transaction } from './transaction.ts'
import { add, meetingOf, penceOf, twoAccounts } from './two-accounts.fixture.ts'

const bank = twoAccounts()
let db: Db
beforeAll(() => {
  db = bank.db
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
