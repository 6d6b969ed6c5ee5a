import { expect } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import type { TestApp } from './app-under-test.ts'
import { askedBooking, type Parties } from './bookings.ts'
import { logInAgain, type Person } from './factories.ts'

interface Wishes {
  approve?: boolean
  days?: number
  hours?: number
}

/** A booking by the hour in a space of its own, approved unless told otherwise. */
export async function approvedBooking(
  app: TestApp,
  parties: Parties,
  { approve = true, days = 3, hours = 60 }: Wishes = {},
) {
  const { id, total, start, listing } = await askedBooking(app, parties, { days, hours })
  if (approve) await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, parties.host)
  return { id, total, subtotal: hours * 10, start, listing }
}

export async function payLink(app: TestApp, renter: Person, bookingId: string) {
  const { status, body } = await app.post('/booking/create-payment-link', { bookingId }, renter)
  if (status !== 201) throw new Error(`no link: ${body.error}`)
  return body.data as { url: string; sessionId: string; paymentId: string }
}

export const sellerDetails = {
  kind: 'person',
  legalName: 'Robin Ward',
  address: '1 High Street, Leeds',
  postcode: 'LS6 3AB',
  dateOfBirth: '1980-02-29',
  taxNumber: 'QQ123456C',
}

/** Sets up payouts as a host does: details with us, the rest with the provider. */
export async function onboard(app: TestApp, host: Person, outcome = 'complete'): Promise<void> {
  const again = await logInAgain(app, host)
  const saved = await app.put('/users/seller-details', sellerDetails, again)
  if (saved.status !== 200) throw new Error(`no details: ${saved.body.error}`)
  const { body } = await app.get('/users/create-account-link', again)
  const page = new URL(body.data.data.url)
  const form = new URLSearchParams({ outcome })
  await app.app.request(page.pathname + page.search, { method: 'POST', body: form })
}

/** The balances of our ledger and of the sandbox. */
export async function balancesOf(app: TestApp) {
  const sum = async (query: string) => Number((await app.pool.query(query)).rows[0].pence ?? 0)
  return {
    total: await sum('select sum(pence) as pence from ledger_line'),
    clearing: await sum(`select sum(pence) as pence from ledger_line where account = 'clearing'`),
    provider: await sum(`select sum(pence) as pence from sandbox.book where account = 'platform'`),
  }
}

/** A minute later the program is back, and only jobs run. */
export async function recover(app: TestApp, since = app.clock.now()): Promise<void> {
  await app.post('/dev/clock', { now: after(since, minuteMs).toISOString() })
  await app.services.jobs.runAll()
}

export async function expectLegalEnd(app: TestApp, id: string): Promise<void> {
  const { rows } = await app.pool.query(
    `select b.stage, b.refund, b.total, b.given_back, p.state, p.outcome,
       (select count(*)::int from payment where booking_id = b.id and state = 'creating') as half,
       (select count(*)::int from money_movement
         where booking_id = b.id and state in ('sending', 'failed')) as stuck,
       (select coalesce(sum(amount), 0) from money_movement
         where booking_id = b.id and kind = 'refund' and state = 'done') as refunded
     from booking b
     left join payment p on p.booking_id = b.id and p.state = 'paid'
     where b.id = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
  const [end] = rows
  expect(end).toMatchObject({ half: 0, stuck: 0 })
  if (end.state === 'paid') {
    expect(['paid', 'cancelled']).toContain(end.stage)
    // If it was cancelled before we heard of the payment, all of the money goes back.
    const promised = end.stage === 'cancelled' ? (end.refund ?? end.total) : 0
    expect(end.refunded).toBe(promised + end.given_back)
  } else {
    expect(['approved', 'expired']).toContain(end.stage)
  }
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
}
