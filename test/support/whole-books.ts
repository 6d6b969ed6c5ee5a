import { expect } from 'vitest'
import { brokenBookings } from '#bookings/server/invariants-table.ts'
import { systemContext } from '#foundation/server/context.ts'
import { compareBooks } from '#payments/server/books/compare-books.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import type { TestApp } from './app-under-test.ts'
import { balancesOf } from './money.ts'

/** Nothing has slipped: bookings and books are whole, and what the provider holds is what we hold. */
export async function expectWholeBooks(app: TestApp): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await brokenBookings(app.db, app.clock.now())).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}

/** The same, and the provider's own list tells of every movement since then. */
export async function expectComparedBooks(app: TestApp, since: Date): Promise<void> {
  await expectWholeBooks(app)
  const { differences } = await compareBooks(systemContext(app.services, 'test'), since)
  expect(differences).toEqual([])
}
