import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, pendingListing, signUp } from '#test/factories.ts'

let app: TestApp
let host: Person
let plain: string
let served: string
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(new Date('2030-01-15T09:00:00Z'))
  host = await signUp(app, { role: 'partner' })
  const form = { monthlyRate: 100, hourlyRate: 10, costPerKm: 2 }
  plain = (await approvedListing(app, host, { ...form, services: [] }))._id
  served = (await approvedListing(app, host, form))._id
})
afterAll(() => app.close())

const ask = (wish: Record<string, unknown>) =>
  app.post('/booking/quote', { storageListing: plain, type: 'hourly', ...wish })
const months = (startDate: string, endDate: string, more = {}) =>
  ask({ type: 'monthly', startDate, endDate, ...more })

describe('what a booking would cost', () => {
  // biome-ignore format: the columns of this table should stay aligned
  it.each([
    ['three hours', 'hourly', '2030-02-01T09:00Z', '2030-02-01T12:00Z', 3, 30, 2.25, 32],
    ['hours are cut off', 'hourly', '2030-02-01T09:00Z', '2030-02-01T11:59Z', 2, 20, 1.5, 22],
    ['the spring clock change', 'hourly', '2030-03-31T00:00', '2030-03-31T04:00', 3, 30, 2.25, 32],
    ['the autumn clock change', 'hourly', '2030-10-27T00:00', '2030-10-27T04:00', 5, 50, 3.75, 54],
    ['one month', 'monthly', '2030-03', '2030-03', 1, 100, 7.5, 108],
    ['the first month and the last', 'monthly', '2030-03', '2030-05', 3, 300, 22.5, 323],
    ['over the end of the year', 'monthly', '2030-12', '2031-01', 2, 200, 15, 215],
    ['days name their months', 'monthly', '2030-03-31', '2030-04-01', 2, 200, 15, 215],
    ['summer time is July in London', 'monthly', '2030-06-30T23:00:00Z', '2030-07-31T22:59:00Z', 1, 100, 7.5, 108],
  ] as const)('%s', async (_what, type, startDate, endDate, time, subtotal, tax, total) => {
    const { status, body } = await ask({ type, startDate, endDate })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ time, subtotal, tax, total, currency: 'GBP' })
    expect(body.data.totalPence).toBe(total * 100)
    const sum = body.data.lines.reduce((all: number, line: { amountPence: number }) => all + line.amountPence, 0)
    expect(sum).toBe(total * 100)
  })

  it('refuses less than an hour, and an end before the start', async () => {
    const short = await ask({ startDate: '2030-02-01T09:00Z', endDate: '2030-02-01T09:59Z' })
    expect(short.status).toBe(422)
    expect((await months('2030-05', '2030-04')).status).toBe(422)
  })

  it.each([
    ['monthly', '2030-03', '2100-12'],
    ['monthly', '2030-03', '2100-12-31'],
    ['hourly', '2030-03-01T09:00Z', '2100-12-31T00:00Z'],
  ])('refuses the last days of the calendar as an end, %s', async (type, startDate, endDate) => {
    const { status, body } = await ask({ type, startDate, endDate })
    expect(status).toBe(422)
    expect(body.error).toContain('within 60 months')
  })

  it('adds the way by the kilometre, measured here, and taxes it; packing costs nothing', async () => {
    const collect = { storageListing: served, moving: true, pickupAddress: 'York' }
    const { body } = await months('2030-03', '2030-03', { ...collect, packing: true })
    const { distanceKm, subtotal, subtotalPence, taxPence, lines } = body.data
    expect(distanceKm).toBeGreaterThan(30)
    expect(subtotal).toBeCloseTo(100 + distanceKm * 2, 2)
    expect(taxPence).toBe(Math.round((subtotalPence * 75) / 1000))
    expect(lines.find((line: { kind: string }) => line.kind === 'packing').amount).toBe(0)
  })

  it('takes nobody’s word for the distance', async () => {
    const there = { lat: 53.8208, lng: -1.5761 }
    const collect = { storageListing: served, moving: true }
    const plainText = await months('2030-03', '2030-03', { ...collect, pickupAddress: 'York' })
    const withPoint = { address: 'York', coordinates: there }
    const claimed = await months('2030-03', '2030-03', { ...collect, pickupAddress: withPoint })
    expect(claimed.body.data.distanceKm).toBe(plainText.body.data.distanceKm)
    const sent = await months('2030-03', '2030-03', {
      ...collect,
      pickupAddress: 'York',
      distance: 0,
    })
    expect(sent.status).toBe(400)
  })

  it('leaves a pickup address alone that nobody collects from', async () => {
    const { body } = await months('2030-03', '2030-03', { pickupAddress: 'York', moving: false })
    expect(body.data).toMatchObject({ total: 108, distanceKm: null })
  })

  it.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['one that is nowhere in the UK', 'Qwxyz Vrrrp'],
  ])('cannot collect from %s', async (_what, pickupAddress) => {
    const wish = {
      storageListing: served,
      moving: true,
      ...(pickupAddress !== undefined && { pickupAddress }),
    }
    const { status, body } = await months('2030-03', '2030-03', wish)
    expect(status).toBe(422)
    expect(body.details.fields[0].field).toBe('pickupAddress')
  })

  it('is given for nothing that is not on offer', async () => {
    const waiting = await pendingListing(app, host, { services: [] })
    expect((await months('2030-03', '2030-03', { storageListing: waiting._id })).status).toBe(409)
    const gone = await approvedListing(app, host, { services: [] })
    expect((await app.delete(`/listings/${gone._id}`, host)).status).toBe(200)
    const { status } = await months('2030-03', '2030-03', { storageListing: gone._id })
    expect([404, 409]).toContain(status)
  })
})
