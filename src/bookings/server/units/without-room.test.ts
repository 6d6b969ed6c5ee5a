import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, overlaps, type Period } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import { copyRow } from '#test/copy-row.ts'
import { signUp } from '#test/factories.ts'
import { findRoom } from './units-table.ts'
import { withoutRoom } from './without-room.ts'

let app: TestApp
let listing: string
let booking: string
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  const asked = await askedBooking(app, { host, renter }, { form: { autoApprove: true } })
  booking = asked.id
  listing = asked.listing._id
})
afterAll(() => app.close())

const noon = new Date('2031-03-01T12:00:00Z')
const days = (from: number, length: number): Period => {
  const start = after(noon, from * dayMs)
  return { start, end: after(start, length * dayMs) }
}
const someDays = fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 5 })).map(each => days(...each))

/** Some of them hold units that the listing has no longer. */
const heldUnits = fc.array(fc.record({ unit: fc.integer({ min: 1, max: 4 }), period: someDays }), {
  maxLength: 6,
})

interface Held {
  unit: number
  period: Period
}

async function hold({ unit, period: { start, end } }: Held, space: string) {
  await copyRow(app.pool, 'booking', booking, {
    ...{ listing_id: space, unit_no: unit, starts_at: start, ends_at: end, stage: 'approved' },
  })
}

const fitting = (all: readonly Held[]) =>
  all.filter(
    ({ unit, period }, index) =>
      !all.slice(0, index).some(other => other.unit === unit && overlaps(other.period, period)),
  )

it('finds the times that no unit can be booked for, also where units have gone', async () => {
  await fc.assert(
    fc.asyncProperty(
      heldUnits,
      fc.integer({ min: 1, max: 3 }),
      fc.array(someDays, { minLength: 1, maxLength: 5 }),
      async (held, units, periods) => {
        const space = await copyRow(app.pool, 'listing', listing, { storage_number: units })
        for (const one of fitting(held)) await hold(one, space)
        const wishes = periods.map(period => ({ listingId: space, units, period }))
        const full = await withoutRoom(app.db, wishes)
        for (const wish of wishes) {
          const { unit } = await findRoom(app.db, { ...wish, now: noon })
          expect(full.includes(wish)).toBe(unit === null)
        }
      },
    ),
    { numRuns: 60 },
  )
})
