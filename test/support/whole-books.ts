import { expect } from 'vitest'
import { brokenBookings } from '#bookings/server/invariants-table.ts'
import { systemContext } from '#foundation/server/context.ts'
import { compareBooks } from '#payments/server/books/compare-books.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import type { TestApp } from './app-under-test.ts'
import { balancesOf } from './money.ts'

/** Checks the invariants, and that our ledger and the provider agree. */
export async function expectWholeBooks(app: TestApp): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await brokenBookings(app.db, app.clock.now())).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}

/** The same, and the provider's list has every movement since then. */
export async function expectComparedBooks(app: TestApp, since: Date): Promise<void> {
  await expectWholeBooks(app)
  const { differences } = await compareBooks(systemContext(app.services, 'test'), since)
  expect(differences).toEqual([])
}
