import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { threadIdOf } from './thread-id.ts'
import { insertThread } from './threads-table.ts'

let app: TestApp
let listingId: string
beforeAll(async () => {
  app = await testApp()
  listingId = (await approvedListing(app, await signUp(app, { role: 'partner' })))._id
})
afterAll(() => app.close())

it('is begun once, however many begin it at the same moment', async () => {
  const begin = (renterId: string) => {
    const pair = { listing_id: listingId, renter_id: renterId, partner_id: randomUUID() }
    const row = { ...pair, id: threadIdOf({ listingId, renterId }), created_at: new Date() }
    return transaction(app.db, tx => insertThread(tx, row))
  }
  for (let round = 0; round < 100; round += 1) {
    const renterId = randomUUID()
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(renterId)))
    expect(begun.filter(Boolean)).toHaveLength(1)
  }
})
