import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { webhookEventNames } from '#connections/rules/webhook-events.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, logInAgain, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { addDriver, paidMove } from '#test/moves.ts'
import { ask, moveTo, rollingBooking, schedule } from '#test/rent.ts'
import { webhookReceiver } from '#test/servers/webhook-receiver.ts'

const quarterMs = 15 * minuteMs

let app: TestApp
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let host: Person
let renter: Person
let path: string
beforeAll(async () => {
  app = await testApp({ ALLOW_LOOPBACK_CALLS: '1', FLOOD_LIMIT: '100000' })
  receiver = await webhookReceiver()
})
beforeEach(async () => {
  await app.post('/dev/clock', { now: '2026-11-10T12:00:00.000Z' })
  host = await signUp(app)
  renter = await signUp(app, { role: 'customer' })
  path = `/${host.user._id}`
  const wish = { url: `${receiver.origin}${path}`, events: webhookEventNames }
  expect((await app.post('/connections/webhooks', wish, host)).status).toBe(201)
})
afterAll(async () => {
  await receiver.close()
  await app.close()
})

/** What the program has heard of one kind of thing, the oldest first. */
const told = (kind: string) =>
  receiver
    .at(path)
    .filter(({ body }) => body.type.startsWith(`${kind}.`))
    .map(({ body }) => ({ event: body.type.slice(kind.length + 1), data: body.data }))
const eventsOf = (kind: string) => told(kind).map(({ event }) => event)
/** Twice, because what a job brings about is told by one that may have run before it. */
async function passTo(now: Date | string): Promise<void> {
  await moveTo(app, now)
  await app.services.jobs.runAll()
}
const pass = (ms: number) => passTo(after(app.clock.now(), ms))

it('viewings: asked for, agreed, declined, called off, and not answered in time', async () => {
  const { _id: listing } = await approvedListing(app, host)
  const asked = async (hours: number) => {
    const exact = after(app.clock.now(), hours * hourMs).getTime()
    const time = new Date(Math.ceil(exact / quarterMs) * quarterMs).toISOString()
    return (await app.post('/viewings', { listing, times: [time] }, renter)).body.data
  }
  const answer = (id: string, body: object) => app.patch(`/viewings/${id}`, body, host)
  const first = await asked(48)
  await answer(first._id, { event: 'pick', time: first.proposed[0] })
  const shown = (await app.get('/viewings?as=host', host)).body.data
  await pass(0)
  expect(told('viewing').at(-1)).toEqual({ event: 'agreed', data: shown[0] })
  await answer(first._id, { event: 'cancel' })
  await answer((await asked(24))._id, { event: 'decline' })
  const open = await asked(3)
  await app.patch(`/viewings/${open._id}`, { event: 'withdraw' }, renter)
  await asked(4)
  await pass(5 * hourMs)
  expect(eventsOf('viewing')).toEqual([
    ...['requested', 'agreed', 'cancelled', 'requested', 'declined'],
    ...['requested', 'cancelled', 'requested', 'expired'],
  ])
})

it('moves: to be planned, planned, collected, delivered, failed, without the drivers', async () => {
  const { _id: driver } = await addDriver(app, host, 'Dan')
  const { id, date } = await paidMove(app, { host, renter })
  const plan = () => app.put(`/booking/${id}/move`, { driver, date, window: '14-16' }, host)
  const mark = (body: object) => app.patch(`/booking/${id}/move`, body, host)
  expect((await plan()).body.data.planning.daySheetUrl).toContain('/day-sheet/')
  await mark({ event: 'fail', reason: 'The van broke down.' })
  await plan()
  await mark({ event: 'collect' })
  await mark({ event: 'deliver' })
  await pass(0)
  expect(eventsOf('move')).toEqual([
    ...['requested', 'assigned', 'failed', 'assigned', 'collected', 'delivered'],
  ])
  const { planning: _, ...move } = (await app.get(`/booking/${id}/move`, host)).body.data
  expect(told('move').at(-1)?.data).toEqual(move)
})

it('bookings: one that is extended has ended once its extension has', async () => {
  await onboard(app, host)
  const form = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const { _id: listing } = await approvedListing(app, host, form)
  const pay = async (id: string) => {
    const { sessionId } = await payLink(app, renter, id)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  }
  const wish = {
    storageListing: listing,
    type: 'monthly',
    startDate: '2026-12',
    endDate: '2027-01',
  }
  const { _id: id } = (await app.post('/booking', wish, renter)).body.data
  await pay(id)
  const { body } = await app.post(`/booking/${id}/extend`, { endDate: '2027-03' }, renter)
  await pay(body.data._id)
  await passTo('2027-02-01T01:00:00Z')
  expect(eventsOf('booking')).not.toContain('ended')
  await passTo('2027-04-01T01:00:00Z')
  const ended = told('booking').filter(({ event }) => event === 'ended')
  expect(ended.map(({ data }) => data._id)).toEqual([body.data._id])
})

it('rent: each further month, paid or not, as the schedule has it', async () => {
  await onboard(app, host)
  const { id } = await rollingBooking(app, { host, renter })
  await passTo('2026-12-27T01:00:00Z')
  await app.post(`/dev/cards/${id}`, { card: 'declines later' })
  await passTo('2027-01-27T01:00:00Z')
  expect(eventsOf('rent')).toEqual(['paid', 'failed'])
  const [paid, failed] = (await schedule(app, host, id)).slice(1)
  expect(told('rent').map(({ data }) => data)).toEqual([
    { bookingId: id, ...paid },
    { bookingId: id, ...failed },
  ])
  expect([paid?.month, failed?.month]).toEqual(['2027-01', '2027-02'])
})

it('payouts: made, and taken back, as the page of payouts has them', async () => {
  await onboard(app, host)
  const { id, start } = await approvedBooking(app, { host, renter })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await passTo(after(start, 25 * hourMs))
  const [payout] = await ask(app, host, '/users/payouts')
  expect(told('payout')).toEqual([{ event: 'paid', data: payout }])
  host = await logInAgain(app, host)
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  for (let minute = 0; minute < 3; minute += 1) await pass(minuteMs)
  expect(told('payout').at(-1)).toMatchObject({
    event: 'reversed',
    data: { _id: payout._id, state: 'reversed' },
  })
})
