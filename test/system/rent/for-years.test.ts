import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { payWith } from '#payments/server/sandbox/sessions.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { as, sandboxWork } from '#payments/server/sending/money-stories.fixture.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'
import { dayOf, type MonthName, next } from '#rent/rules/schedule/months.ts'
import { giveNotice } from '#rent/server/give-notice.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { copyRow } from '#test/copy-row.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { expectComparedBooks } from '#test/whole-books.ts'

/** `npm run test:rent` runs a thousand. */
const bookings = Number(process.env.RENT_BOOKINGS ?? 4)
const months = 24
const first: MonthName = '2027-02'
/** In this month every fourth renter gives notice. */
const noticeMonth = next(first, 11)
const perSpace = 20

let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(new Date('2027-01-05T12:00:00Z'))
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(() => app.close())

interface Rented {
  id: string
  renterId: string
}

/** Asks for, reports and passes on everything that is due by then. */
async function work(now: Date): Promise<void> {
  app.clock.moveTo(now)
  await chargeRent(app.services)
  await announceSandbox(app.services)
  await moveMoney(app.services)
  await announceSandbox(app.services)
}

async function letOne(listing: string, renterId: string): Promise<Rented> {
  const ctx = as(app, renterId, 'customer')
  const wish = { storageListing: listing, startDate: first, rolling: true, endDate: null }
  const services = { moving: false, packing: false }
  const { _id: id } = await requestBooking(ctx, { ...wish, ...services, type: 'monthly' })
  const { sessionId } = await createPaymentLink(ctx, { bookingId: id })
  await transaction(app.db, tx => payWith({ tx, ...sandboxWork(app) }, sessionId, cards.success))
  return { id, renterId }
}

/** In spaces of twenty units, each to another renter. */
async function letAll(): Promise<Rented[]> {
  const form = { services: [], monthlyRate: 100, autoApprove: true, rolling: true }
  const { _id: original } = await approvedListing(app, host, form)
  const people = Math.min(perSpace, bookings)
  const renters = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      copyRow(app.pool, 'users', renter.user._id, { email: `years-${index}@people.test` }),
    ),
  )
  const all: Rented[] = []
  while (all.length < bookings) {
    const listing = await copyRow(app.pool, 'listing', original, { storage_number: perSpace })
    for (const renterId of renters.slice(0, bookings - all.length)) {
      all.push(await letOne(listing, renterId))
    }
  }
  await announceSandbox(app.services)
  return all
}

it(`${bookings} bookings go on for ${months} months, and every pound is where it belongs`, async () => {
  const all = await letAll()
  const leaving = all.filter((_, index) => index % 4 === 3)
  for (let month = first; month !== next(first, months); month = next(month)) {
    await work(after(dayOf(month, 1), 25 * hourMs))
    if (month === noticeMonth) {
      for (const { id, renterId } of leaving) await giveNotice(as(app, renterId, 'customer'), id)
    }
    await work(after(dayOf(month, 27), hourMs))
  }
  const { rows } = await app.pool.query(
    `select count(*)::int as paid, count(distinct booking_id)::int as bookings,
       sum(amount)::int as pence
     from payment where outcome = 'recorded'`,
  )
  // Notice runs to the end of the next month; rent for the month after the last is taken on the
  // 27th.
  const paid = (all.length - leaving.length) * (months + 1) + leaving.length * 13
  expect(rows).toEqual([{ paid, bookings: all.length, pence: paid * 108_00 }])
  const { rows: sent } = await app.pool.query(
    `select count(*)::int as count, sum(amount)::int as pence from money_movement
     where kind = 'payout' and state = 'done'`,
  )
  const released = (all.length - leaving.length) * months + leaving.length * 13
  expect(sent).toEqual([{ count: released, pence: released * 80_00 }])
  await expectComparedBooks(app, after(app.clock.now(), -800 * dayMs))
}, 3_600_000)
