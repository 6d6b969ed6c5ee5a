import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, logInAgain, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { brokenInvariants } from '../books/invariants-table.ts'

let app: TestApp
let host: Person
let renter: Person

let isShort = true

/** While the host has spent the money, the provider cannot take it back. */
const withoutReversals =
  (sandbox: Send): Send =>
  request => {
    if (!isShort || !request.url.endsWith('/reversals')) return sandbox(request)
    const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'short' }
    return Promise.resolve(Response.json({ error }, { status: 400 }))
  }

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' }, { provider: withoutReversals })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(() => app.close())

async function paidBooking(hours: number) {
  const booking = await approvedBooking(app, { host, renter }, { days: 1, hours })
  const { sessionId } = await payLink(app, renter, booking.id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await moveTo(after(booking.start, 25 * hourMs))
  return booking
}

const moveTo = (at: Date) => app.post('/dev/clock', { now: at.toISOString() })
const bothLogInAgain = async () => {
  host = await logInAgain(app, host)
  renter = await logInAgain(app, renter)
}
const balance = async () => (await app.get('/users/balance', host)).body.data
const subjects = async () => (await mailTo(app, host.email)).map(mail => mail.subject).join('\n')

it('is owed by the partner when it cannot be taken back, and kept from what they earn next', async () => {
  const lost = await paidBooking(50)
  await bothLogInAgain()
  expect(await balance()).toMatchObject({ paid: 400, debt: 0 })
  await app.patch(`/booking/${lost.id}`, { approvalStatus: 'disapproved' }, host)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await moveTo(after(app.clock.now(), minuteMs))
    await app.services.jobs.runAll()
  }
  expect(await balance()).toMatchObject({ owed: 0, paid: 400, debt: 400, upcoming: [] })
  expect(await subjects()).toContain('£400 will be kept from your next payouts')
  const leaving = await app.post('/auth/delete-account', { password: host.password }, host)
  expect(leaving.status).toBe(409)
  expect(JSON.stringify(leaving.body)).toContain('You owe us money')

  const small = await paidBooking(30)
  await bothLogInAgain()
  expect(await balance()).toMatchObject({ owed: 0, paid: 400, debt: 160 })
  expect(await subjects()).toContain('Your payout of £240 pays what you owed')
  const next = await paidBooking(40)
  await bothLogInAgain()
  expect(await balance()).toMatchObject({ owed: 0, paid: 560, debt: 0 })
  expect(await subjects()).toContain('£160 is on its way to you')

  const payouts = (await app.get('/users/payouts', host)).body.data
  const shown = (id: string) =>
    payouts.find(({ bookingId }: { bookingId: string }) => bookingId === id)
  expect(shown(lost.id)).toMatchObject({
    state: 'reversed',
    why: '£400 could not be taken back: it is kept from your next payouts',
  })
  expect(shown(small.id)).toMatchObject({ state: 'paid', amount: 240, setOff: 240 })
  expect(shown(next.id)).toMatchObject({ state: 'paid', amount: 320, setOff: 160 })

  const year = app.clock.now().getUTCFullYear()
  const statement = await Promise.all(
    [year - 1, year].map(async one => {
      const { body } = await app.get(`/users/payouts/csv?year=${one}`, host)
      return (body.data.csv as string).split('\r\n').slice(1)
    }),
  )
  const rows = statement.flat().filter(Boolean)
  const sum = rows.reduce((total, row) => total + Number(row.split(',').at(-1)), 0)
  expect(sum).toBe(0)
  expect(rows.join('\n')).toContain('Could not be taken back: you owe it')
  expect(rows.filter(row => row.includes('Kept for what you owed'))).toHaveLength(2)
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
})

it('stands in the console, and the books still compare', async () => {
  const operator = await anOperator(app)
  const { body } = await app.get('/admin/money', operator)
  expect(body.data.accounts).toContainEqual(
    expect.objectContaining({ account: 'host_debts', label: 'Owed by partners', amount: 0 }),
  )
  const report = await app.post('/admin/money/reports', {}, operator)
  expect(report.body.data).toMatchObject({ differences: [] })
  const payouts = await app.get('/admin/money/movements?kind=payout', operator)
  const setOff = payouts.body.data.map((one: { setOffPence: number }) => one.setOffPence)
  expect(setOff.toSorted()).toEqual([0, 16_000, 24_000])
})

it('is owed again where it was kept of a payout that is taken back, and the letter says both', async () => {
  const lost = await paidBooking(30)
  await bothLogInAgain()
  await app.patch(`/booking/${lost.id}`, { approvalStatus: 'disapproved' }, host)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await moveTo(after(app.clock.now(), minuteMs))
    await app.services.jobs.runAll()
  }
  const kept = await paidBooking(50)
  await bothLogInAgain()
  expect((await app.get('/users/payouts', host)).body.data).toContainEqual(
    expect.objectContaining({ bookingId: kept.id, amount: 400, setOff: 240 }),
  )
  isShort = false
  await app.patch(`/booking/${kept.id}`, { approvalStatus: 'disapproved' }, host)
  await app.services.jobs.runAll()
  isShort = true
  expect(await balance()).toMatchObject({ owed: 0, debt: 240 })
  const letters = await mailTo(app, host.email)
  const letter = letters.find(({ subject }) => subject === '£160 was taken back')
  expect(letter?.text).toContain('£240 of that payout had been kept for what you owed us')
})
