import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'
import { dayOf, type MonthName, next } from '#rent/rules/schedule/months.ts'
import { type AskedStatement, rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { signUp } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { rollingBooking } from '#test/rent.ts'
import { storyOf } from '#test/story.ts'

const first: MonthName = '2026-12'
const years = 2

describe('a booking that has gone on for two years', () => {
  const story = storyOf(async app => {
    app.clock.moveTo(new Date('2026-11-10T12:00:00Z'))
    const host = await signUp(app)
    const renter = await signUp(app, { role: 'customer' })
    await onboard(app, host)
    return rollingBooking(app, { host, renter })
  })

  /** Takes the rent of next month, and pays out the partner's share of this one. */
  async function playMonth(month: MonthName): Promise<void> {
    const { app } = story
    for (const at of [after(dayOf(month, 1), 25 * hourMs), after(dayOf(month, 27), hourMs)]) {
      app.clock.moveTo(at)
      await chargeRent(app.services)
      await announceSandbox(app.services)
      await moveMoney(app.services)
    }
  }

  /** For each statement, the most rows of months and payments that it reads. */
  async function lookedAt(month: MonthName): Promise<Map<string, number>> {
    // PostgreSQL updates its row counts by itself, but at its own time.
    await story.app.pool.query('analyze rent_month, payment')
    const asked = await statementsOf(() => playMonth(month))
    const seen = new Map<string, number>()
    for (const one of asked.filter(isReadOfOurs)) {
      for (const table of ['rent_month', 'payment']) {
        const rows = await rowsLookedAt(story.app.pool, one, table)
        const what = `${table}: ${one.text}`
        seen.set(what, Math.max(rows, seen.get(what) ?? 0))
      }
    }
    return seen
  }

  it('is asked for rent without a look at the months that are behind it', async () => {
    for (const month of months(first, 3)) await playMonth(month)
    const early = await lookedAt(next(first, 3))
    for (const month of months(next(first, 4), 12 * years)) await playMonth(month)
    const late = await lookedAt(next(first, 12 * years + 4))
    const { rows } = await story.app.pool.query(
      `select count(*)::int as paid from rent_month where booking_id = $1 and state = 'paid'`,
      [story.id],
    )
    expect(rows).toEqual([{ paid: 12 * years + 5 }])
    expect(late.size).toBeGreaterThan(10)
    const grown = [...late].filter(([text, count]) => count > (early.get(text) ?? 0) + 2)
    expect(grown).toEqual([])
  }, 120_000)
})

const months = (from: MonthName, count: number) =>
  Array.from({ length: count }, (_, index) => next(from, index))

const isReadOfOurs = ({ text }: AskedStatement) =>
  /^(select|with)\b/i.test(text) && !/\bsandbox\b|\b(insert into|delete from)\b/i.test(text)
