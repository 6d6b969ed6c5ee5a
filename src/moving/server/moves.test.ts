import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordPayment } from '#bookings/server/record-payment.ts'
import { after, dayMs, hourMs } from '#foundation/rules/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type CallOptions, type TestApp, testApp } from '#test/app-under-test.ts'
import { aDriver, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { followMoves } from './follow-moves.ts'

let app: TestApp
let host: Person
let renter: Person
let stranger: Person
let dan: { _id: string; email: string }

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.post('/dev/clock', { now: null })
  host = await signUp(app)
  renter = await signUp(app, { role: 'customer', firstName: 'Carys' })
  stranger = await signUp(app)
  dan = await addDriver('Dan')
})

async function addDriver(firstName: string, who = host) {
  return (await app.post('/drivers', aDriver({ firstName }), who)).body.data
}

/** A booking with moving, paid, whose move has been opened. */
async function paidMove(hoursAhead = 72) {
  const form = { storageNumber: 5, autoApprove: true, vehicleType: 'large-van' }
  const listing = await approvedListing(app, host, form)
  const start = noonAfter(hoursAhead)
  const asked = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 5 * dayMs).toISOString(),
    type: 'hourly',
    moving: true,
    pickupAddress: '1 Mill Lane, York, YO1 7HH',
  }
  const answer = await app.post('/booking', asked, renter)
  expect(answer.status).toBe(201)
  const id: string = answer.body.data._id
  await pay(id)
  await followMoves(app.services)
  return { id, date: start.toISOString().slice(0, 10), start }
}

function noonAfter(hours: number): Date {
  const day = after(app.clock.now(), hours * hourMs)
  day.setUTCHours(12, 0, 0, 0)
  return day
}

const pay = (id: string) =>
  transaction(app.db, tx => recordPayment(tx, systemContext(app.services, 'test'), id))
const read = async (id: string, who: CallOptions = renter) =>
  (await app.get(`/booking/${id}/move`, who)).body.data
const assign = (id: string, plan: object, who: CallOptions = host) =>
  app.put(`/booking/${id}/move`, plan, who)
const mark = (id: string, body: object, who: CallOptions = host) =>
  app.patch(`/booking/${id}/move`, body, who)
const newest = async (email: string) => (await mailTo(app, email))[0]
const sheetOf = async (id: string) =>
  (await read(id, host)).planning.daySheetUrl.split('/day-sheet/')[1] as string
const sheet = (token: string) => app.get(`/day-sheet/${token}`)
const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#E8A33D' } })
    .jpeg()
    .toBuffer()

async function photograph(token: string, id: string, kind: string, bytes?: Uint8Array) {
  const body = new FormData()
  body.append('photo', new File([new Uint8Array(bytes ?? (await jpeg()))], 'van.jpg'))
  return app.post(`/day-sheet/${token}/${id}/${kind}`, body)
}

async function assigned(hoursAhead?: number) {
  const move = await paidMove(hoursAhead)
  const plan = { driver: dan._id, date: move.date, window: '14-16' }
  expect((await assign(move.id, plan)).status).toBe(200)
  return { ...move, plan, token: await sheetOf(move.id) }
}

describe('a move', () => {
  it('comes to be when the booking is paid, once, with the vehicle that was listed', async () => {
    const { id, date } = await paidMove()
    await followMoves(app.services)
    expect(await read(id)).toMatchObject({
      state: 'requested',
      date,
      window: '12-14',
      vehicleType: 'Large van',
      driver: null,
      allowed: [],
    })
    expect((await read(id)).planning).toBeUndefined()
    const mails = await mailTo(app, host.email)
    expect(mails.filter(({ subject }) => subject === 'Plan the move of Carys')).toHaveLength(1)
    expect(app.woken).toContain('follow-moves')
  })

  it('is not there before the payment, nor for strangers', async () => {
    const listing = await approvedListing(app, host, { autoApprove: true })
    const asked = {
      storageListing: listing._id,
      startDate: '2027-05',
      endDate: '2027-05',
      type: 'monthly',
      moving: true,
      pickupAddress: 'York',
    }
    const { body } = await app.post('/booking', asked, renter)
    await followMoves(app.services)
    expect(await read(body.data._id)).toBeNull()
    expect((await app.get(`/booking/${body.data._id}/move`, stranger)).status).toBe(404)
    expect((await assign(body.data._id, { ...plan0(), driver: dan._id })).status).toBe(404)
  })

  const plan0 = () => ({ date: '2027-05-01', window: '8-10' })

  it('is given to a driver: the renter learns who comes, when and in what', async () => {
    const { id, plan, date } = await assigned()
    expect(await read(id)).toMatchObject({
      state: 'assigned',
      date,
      window: '14-16',
      driver: { firstName: 'Dan', vehicleNo: 'AB12 CDE' },
    })
    const told = await newest(renter.email)
    expect(told?.subject).toMatch(/^Dan collects your things on .*, between 14:00 and 16:00$/)
    expect(told?.text).toContain('Large van, AB12 CDE')
    expect((await newest(dan.email))?.text).toMatch(/\/day-sheet\/[\w-]{60,}/)
    const eve = await addDriver('Eve')
    expect((await assign(id, { ...plan, driver: eve._id })).body.data.driver.firstName).toBe('Eve')
    expect((await newest(dan.email))?.subject).toBe('A move was taken off your list')
  })

  it('goes to nobody who drives elsewhere then, however close the race', async () => {
    const { plan } = await assigned()
    const [second, third] = [await paidMove(), await paidMove()]
    expect((await assign(second.id, plan)).body.code).toBe('driver_busy')
    const { planning } = await read(second.id, host)
    expect(planning.drivers[0].busy).toHaveLength(1)
    const later = { ...plan, window: '16-18' }
    const race = await Promise.all([second, third].map(({ id }) => assign(id, later)))
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('goes to no driver of somebody else, to no day outside the booking and not to the past', async () => {
    const { id, date } = await paidMove()
    const theirs = await addDriver('Mallory', stranger)
    const plan = { driver: dan._id, date, window: '14-16' }
    const fieldOf = async (change: object) => {
      const { status, body } = await assign(id, { ...plan, ...change })
      return `${status} ${body.details?.fields?.[0].field}`
    }
    expect(await fieldOf({ driver: theirs._id })).toBe('422 driver')
    expect(await fieldOf({ date: '2020-01-01' })).toBe('422 date')
    expect(await fieldOf({ date: 'soon' })).toBe('422 date')
    expect(await fieldOf({ window: '3-5' })).toBe('422 window')
    expect((await assign(id, plan, stranger)).status).toBe(404)
    expect((await assign(id, plan, renter)).status).toBe(403)
    expect((await read(id)).state).toBe('requested')
  })

  it('is called off with the booking, and the driver is told', async () => {
    const { id, plan } = await assigned()
    expect((await app.patch(`/booking/cancel/${id}`, undefined, renter)).status).toBe(200)
    await followMoves(app.services)
    const move = await read(id, host)
    expect(move).toMatchObject({ state: 'failed', allowed: [] })
    expect((await newest(dan.email))?.subject).toBe('A move was taken off your list')
    expect((await assign(id, plan)).body.code).toBe('move_out_of_order')
  })

  it('keeps its driver from being deleted until it is done', async () => {
    const { id } = await assigned()
    expect((await app.delete(`/drivers/${dan._id}`, host)).body.code).toBe('driver_in_use')
    expect((await mark(id, { event: 'fail', reason: 'Nobody at home' })).status).toBe(200)
    expect((await newest(renter.email))?.text).toContain('Nobody at home.')
    expect((await app.delete(`/drivers/${dan._id}`, host)).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'failed', driver: { firstName: 'Dan' } })
  })

  it('can be marked by the partner, in order only', async () => {
    const { id } = await assigned()
    expect((await mark(id, { event: 'deliver' })).body.code).toBe('move_out_of_order')
    expect((await mark(id, { event: 'collect' }, stranger)).status).toBe(404)
    expect((await mark(id, { event: 'collect' }, renter)).status).toBe(403)
    expect((await mark(id, { event: 'collect' })).body.data.state).toBe('collected')
    expect((await mark(id, { event: 'deliver' })).body.data.state).toBe('delivered')
    expect((await mark(id, { event: 'fail', reason: 'Too late' })).status).toBe(409)
  })
})

describe('a driver’s day sheet', () => {
  it('holds the stops of that day in order, and nothing of another', async () => {
    const { id, token, date, plan } = await assigned()
    const early = await paidMove()
    await assign(early.id, { ...plan, window: '12-14' })
    const other = await paidMove(96)
    await assign(other.id, { ...plan, date: other.date })
    const { body } = await sheet(token)
    expect(body.data).toMatchObject({ firstName: 'Dan', date })
    const stops: { move: string; kind: string }[] = body.data.stops
    expect(stops.map(({ move, kind }) => [move, kind])).toEqual([
      [early.id, 'collect'],
      [early.id, 'deliver'],
      [id, 'collect'],
      [id, 'deliver'],
    ])
    expect(body.data.stops[0]).toMatchObject({
      address: '1 Mill Lane, York, YO1 7HH',
      contact: { firstName: 'Carys' },
      standing: 'now',
    })
    expect(body.data.stops[1]).toMatchObject({
      address: '14 Canary Row, Headingley, Leeds, LS6 3AB',
      standing: 'later',
    })
    expect(JSON.stringify(body)).not.toContain(renter.email)
    expect((await photograph(token, other.id, 'collect')).status).toBe(404)
  })

  it('takes a photograph for each step, in order, and each only once', async () => {
    const { id, token } = await assigned()
    expect((await photograph(token, id, 'deliver')).body.code).toBe('move_out_of_order')
    expect((await photograph(token, id, 'collect', Buffer.from('no picture'))).status).toBe(415)
    const twice = await Promise.all([1, 2].map(() => photograph(token, id, 'collect')))
    expect(twice.map(({ status }) => status).sort()[0]).toBe(200)
    const collected = await read(id)
    expect(collected.state).toBe('collected')
    expect((await photograph(token, id, 'collect')).status).toBe(200)
    expect((await read(id)).collectedPhoto).toBe(collected.collectedPhoto)
    const toRenter = (await mailTo(app, renter.email)).filter(({ subject }) =>
      subject.startsWith('Your things are on the van'),
    )
    expect(toRenter).toHaveLength(1)
    const done = await photograph(token, id, 'deliver')
    expect(done.body.data.stops.map(({ standing }: { standing: string }) => standing)).toEqual([
      'done',
      'done',
    ])
    expect(await read(id)).toMatchObject({ state: 'delivered' })
    expect((await newest(host.email))?.subject).toBe('The move of Carys is done')
  })

  it('shows its photographs to the two of the booking and to nobody else', async () => {
    const { id, token } = await assigned()
    await photograph(token, id, 'collect')
    const { collectedPhoto } = await read(id)
    const look = async (who?: Person) => {
      const headers = who ? { authorization: `Bearer ${who.token}` } : {}
      const request = new Request(`http://localhost:3000${collectedPhoto}`, { headers })
      const response = await app.app.fetch(request)
      await response.arrayBuffer()
      return response.status
    }
    expect([await look(renter), await look(host)]).toEqual([200, 200])
    expect([await look(stranger), await look()]).toEqual([404, 404])
  })

  it('lets the driver say that it cannot be done; the partner plans it anew', async () => {
    const { id, token, plan } = await assigned()
    const failing = (reason: string) => app.post(`/day-sheet/${token}/${id}/fail`, { reason })
    expect((await failing(' ')).status).toBe(422)
    expect((await failing('Nobody opened the door')).status).toBe(200)
    expect((await photograph(token, id, 'collect')).status).toBe(409)
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'Nobody opened the door' })
    expect((await assign(id, plan)).body.data).toMatchObject({ state: 'assigned', reason: null })
  })

  it('closes the morning after, with the driver, and with another driver', async () => {
    const { id, token, start, plan } = await assigned()
    const closed = async () => (await sheet(token)).body.code
    const eve = await addDriver('Eve')
    await assign(id, { ...plan, driver: eve._id })
    expect((await sheet(token)).body.data.stops).toEqual([])
    expect((await photograph(token, id, 'collect')).status).toBe(404)
    await app.post('/dev/clock', { now: after(start, 17 * hourMs).toISOString() })
    expect(await closed()).toBeUndefined()
    await app.post('/dev/clock', { now: after(start, 19 * hourMs).toISOString() })
    expect(await closed()).toBe('day_sheet_closed')
    await app.post('/dev/clock', { now: null })
    await app.delete(`/drivers/${dan._id}`, host)
    expect(await closed()).toBe('day_sheet_closed')
  })

  it('cannot be made up', async () => {
    const { token } = await assigned()
    const bent = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    for (const forged of [bent, 'x', `x${token}`, '0', 'null', 'e30.e30.', '%00']) {
      expect((await sheet(forged)).status).toBe(404)
    }
  })
})
