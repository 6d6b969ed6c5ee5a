import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking, bookingStory } from '#test/bookings.ts'
import { approvedListing, mailTo, signUp } from '#test/factories.ts'

const { story, answer, cancel, passTime, pay, read } = bookingStory()

let places = 0

/** Fifty kilometres from the others, so that no story finds the spaces of another. */
const somewhere = () => {
  places += 1
  return { lat: 50.5 + (places % 8) * 0.5, lng: -3 + Math.floor(places / 8) * 0.8 }
}
const north = ({ lat, lng }: { lat: number; lng: number }, km: number) => ({
  lat: lat + km / 111,
  lng,
})

describe('whoever did not get a space', () => {
  const asked = async (place = somewhere()) => {
    const form = { coordinates: place, storageSize: { name: '50' }, hourlyRate: 10 }
    return { place, ...(await askedBooking(story.app, story, { form })) }
  }
  const neighbour = (coordinates: { lat: number; lng: number }, form = {}) =>
    approvedListing(story.app, story.stranger, {
      ...{
        coordinates,
        storageSize: { name: '50' },
        hourlyRate: 10,
        monthlyRate: 100,
        services: [],
      },
      ...{ storageNumber: 1, ...form },
    })
  const others = async (id: string, person = story.renter) =>
    story.app.get(`/booking/${id}/alternatives`, person)
  const idsOf = async (id: string) =>
    (await others(id)).body.data.map((one: { listing: { _id: string } }) => one.listing._id)
  const take = (
    id: string,
    listing: string,
    person = story.renter,
    { key = randomUUID() as string, price = null as number | null } = {},
  ) =>
    story.app.post(
      `/booking/${id}/alternatives`,
      { listing, price },
      { token: person.token, headers: { 'idempotency-key': key } },
    )

  it('is offered the three nearest as large and no dearer, and nothing else', async () => {
    const { id, place, total, body } = await asked()
    const [far, near, nearest, middle] = [
      await neighbour(north(place, 9)),
      await neighbour(north(place, 3), { storageSize: { name: '75' } }),
      await neighbour(north(place, 1), { hourlyRate: 8 }),
      await neighbour(north(place, 5)),
    ]
    await neighbour(north(place, 2), { hourlyRate: 10.5 })
    await neighbour(north(place, 2), { storageSize: { name: '35' } })
    await neighbour(north(place, 11))
    const full = await neighbour(north(place, 0.5), { autoApprove: true })
    const rival = await signUp(story.app, { role: 'customer' })
    await story.app.post('/booking', { ...body, storageListing: full._id }, rival)
    expect(await idsOf(id)).toEqual([])
    await answer(id, 'disapproved')
    expect(await idsOf(id)).toEqual([nearest._id, near._id, middle._id])
    expect(await idsOf(id)).not.toContain(far._id)
    const [first] = (await others(id)).body.data
    expect([first.total, first.totalPence]).toEqual([total * 0.8, Math.round(total * 80)])
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters[0]?.text).toContain('If other spaces nearby are free at no higher price')
  })

  it('is offered no higher rent for what goes on month by month, however cheap its van is', async () => {
    const place = somewhere()
    const form = {
      ...{ coordinates: place, storageSize: { name: '50' }, services: ['delivery'] },
      ...{ monthlyRate: 100, rolling: true, storageNumber: 1 },
    }
    const listing = await approvedListing(story.app, story.host, { ...form, costPerKm: 5 })
    const near = (km: number, other: object) => neighbour(north(place, km), { ...form, ...other })
    await near(1, { coordinates: north(place, 1), monthlyRate: 110, costPerKm: 0.1 })
    const other = await near(2, { coordinates: north(place, 2), monthlyRate: 90, costPerKm: 1 })
    const asked = await story.app.post(
      '/booking',
      {
        ...{ storageListing: listing._id, type: 'monthly', rolling: true, endDate: null },
        startDate: after(story.app.clock.now(), 45 * 24 * hourMs)
          .toISOString()
          .slice(0, 7),
        ...{ moving: true, pickupAddress: 'Market Square, York YO1 8SL' },
      },
      story.renter,
    )
    expect(asked.status, asked.body.error).toBe(201)
    await answer(asked.body.data._id, 'disapproved')
    expect(await idsOf(asked.body.data._id)).toEqual([other._id])
  })

  it('asks for one of them in one press, for the same time', async () => {
    const { id, place, body } = await asked()
    const other = await neighbour(north(place, 1))
    const elsewhere = await neighbour(somewhere())
    expect((await take(id, other._id)).status).toBe(409)
    await answer(id, 'disapproved')
    expect((await take(id, elsewhere._id)).status).toBe(409)
    const key = randomUUID()
    const again = [
      await take(id, other._id, story.renter, { key }),
      await take(id, other._id, story.renter, { key }),
    ]
    expect(again.map(({ status }) => status)).toEqual([201, 201])
    const { startDate, endDate, type, approvalStatus } = again[0]?.body.data ?? {}
    expect({ startDate, endDate, type, approvalStatus }).toMatchObject({
      ...{ startDate: body.startDate, endDate: body.endDate },
      ...{ type: 'hourly', approvalStatus: 'pending' },
    })
    expect(again[1]?.body.data._id).toBe(again[0]?.body.data._id)
  })

  it('asks for nothing at another price than the one that was seen', async () => {
    const { id, place } = await asked()
    const other = await neighbour(north(place, 1))
    await answer(id, 'disapproved')
    const seen = async () => (await others(id)).body.data[0].total
    const before = await seen()
    await story.app.patch(`/listings/${other._id}`, { hourlyRate: 9 }, story.stranger)
    const refused = await take(id, other._id, story.renter, { price: before })
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
    const now = await seen()
    expect(now).toBeLessThan(before)
    const { status, body } = await take(id, other._id, story.renter, { price: now })
    expect([status, body.data.pricePence]).toEqual([201, now * 100])
  })

  it('is offered the same months, in winter and in summer, and gets them', async () => {
    const nextYear = story.app.clock.now().getFullYear() + 1
    for (const [first, last] of [
      ['03', '03'],
      ['08', '09'],
    ]) {
      const place = somewhere()
      const offered = { coordinates: place, storageSize: { name: '50' }, monthlyRate: 100 }
      const space = { ...offered, services: [], storageNumber: 1 }
      const listing = await approvedListing(story.app, story.host, space)
      const months = { startDate: `${nextYear}-${first}`, endDate: `${nextYear}-${last}` }
      const body = { storageListing: listing._id, type: 'monthly', ...months }
      const { data: lost } = (await story.app.post('/booking', body, story.renter)).body
      const other = await neighbour(north(place, 1))
      await answer(lost._id, 'disapproved')
      const [offer] = (await others(lost._id)).body.data
      expect([offer?.listing._id, offer?.totalPence]).toEqual([other._id, lost.pricePence])
      const { startDate, endDate, time, pricePence } = lost
      expect((await take(lost._id, other._id)).body.data).toMatchObject({
        ...{ startDate, endDate, time, pricePence },
      })
    }
  })

  it('is offered them when the partner cancels or lets the time run out, and only then', async () => {
    const { id, place } = await asked()
    const other = await neighbour(north(place, 1))
    await answer(id, 'approved')
    await pay(id)
    expect(await idsOf(id)).toEqual([])
    await answer(id, 'disapproved')
    expect(await idsOf(id)).toEqual([other._id])

    const own = await asked()
    await neighbour(north(own.place, 1))
    await cancel(own.id)
    expect(await idsOf(own.id)).toEqual([])

    const late = await asked()
    const third = await neighbour(north(late.place, 1))
    await passTime(after(story.app.clock.now(), 25 * hourMs))
    expect((await read(late.id)).approvalStatus).toBe('expired')
    expect(await idsOf(late.id)).toEqual([third._id])
  })

  it('is offered them when the partner has left, though nobody sees where that space was', async () => {
    const town = somewhere()
    const place = { lat: town.lat + 0.012, lng: town.lng - 0.012 }
    const leaver = await signUp(story.app)
    const form = { coordinates: place, storageSize: { name: '50' } }
    const { id, listing } = await askedBooking(story.app, { ...story, host: leaver }, { form })
    const other = await neighbour(north(place, 1))
    const left = await story.app.post('/auth/delete-account', { password: leaver.password }, leaver)
    expect(left.status).toBe(200)
    const letters = await mailTo(story.app, story.renter.email)
    expect(letters[0]?.text).toContain('If other spaces nearby are free at no higher price')
    expect(await idsOf(id)).toEqual([other._id])
    expect((await read(id)).listing.coordinates).toBeNull()
    const { rows } = await story.app.pool.query('select lat, lng from listing where id = $1', [
      listing._id,
    ])
    expect(rows[0].lat).toBeCloseTo(town.lat, 5)
    expect(rows[0].lng).toBeCloseTo(town.lng, 5)
  })

  it('is offered them where they looked when the partner has moved that space', async () => {
    const { id, listing, place } = await asked()
    const [elsewhere, here] = [somewhere(), await neighbour(north(place, 1))]
    await neighbour(north(elsewhere, 1))
    const moved = await story.app.patch(
      `/listings/${listing._id}`,
      { coordinates: elsewhere },
      story.host,
    )
    expect(moved.status).toBe(200)
    expect(await idsOf(id)).toEqual([here._id])
  })

  it('is the only one to see them', async () => {
    const { id, place } = await asked()
    const other = await neighbour(north(place, 1))
    await answer(id, 'disapproved')
    for (const person of [story.host, story.stranger]) {
      expect((await others(id, person)).status).toBe(404)
      expect((await take(id, other._id, person)).status).toBe(404)
    }
    for (const wrong of [{}, { listing: 'x' }, { listing: other._id, price: 'low' }]) {
      const answered = await story.app.post(`/booking/${id}/alternatives`, wrong, story.renter)
      expect([400, 422]).toContain(answered.status)
    }
  })
})
