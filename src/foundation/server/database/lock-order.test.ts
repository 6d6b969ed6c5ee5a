import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { takesLock } from './lock-order.ts'
import type { Database } from './opening/open-database.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const locking = (work: () => void) => transaction(database.db, async () => work())

test('locks are taken in one order, as many of a kind as there are', async () => {
  await locking(() => {
    takesLock('account', 'ann')
    takesLock('account', 'bob')
    takesLock('booking')
    takesLock('ledger')
  })
  const backwards = locking(() => {
    takesLock('payment', 'one')
    takesLock('booking', 'one')
  })
  await expect(backwards).rejects.toThrow('The lock of a booking was asked for after')
})

test('what is held already may be asked for again, in the same transaction alone', async () => {
  await locking(() => {
    takesLock('booking', 'one')
    takesLock('ledger')
    takesLock('booking', 'one')
    expect(() => takesLock('booking', 'another')).toThrow('after that of a ledger')
    expect(() => takesLock('booking')).toThrow('after that of a ledger')
  })
  const next = locking(() => {
    takesLock('ledger')
    takesLock('booking', 'one')
  })
  await expect(next).rejects.toThrow('after that of a ledger')
})

test('a lock outside a transaction holds nothing', () => {
  expect(() => takesLock('booking', 'one')).toThrow('outside a transaction')
})
