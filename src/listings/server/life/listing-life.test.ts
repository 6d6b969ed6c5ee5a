import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import {
  approvedListing,
  decide,
  draftListing,
  type Person,
  pendingListing,
  signUp,
  strangerId,
} from '#test/factories.ts'
import { completeForm } from '#test/listing-form.ts'

let app: TestApp
let host: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  stranger = await signUp(app)
})
afterAll(() => app.close())

const read = async (id: string) => (await app.get(`/listings/${id}`, host)).body.data
const change = (id: string, form: unknown) => app.patch(`/listings/${id}`, form, host)

describe('changing a listing', () => {
  it('changes only what was sent', async () => {
    const draft = await draftListing(app, host, completeForm)
    const { body } = await change(draft._id, { storageTitle: 'Better title' })
    const { version, updatedAt, ...rest } = draft
    expect(body.data).toMatchObject({ ...rest, storageTitle: 'Better title' })
    expect(body.data.version).toBe(version + 1)
    expect(body.data.updatedAt >= updatedAt).toBe(true)
  })

  it('is for its partner alone; to others it is not there, to the byte', async () => {
    const { _id } = await draftListing(app, host)
    const calls = [
      (id: string) => app.get(`/listings/${id}`, stranger),
      (id: string) => app.patch(`/listings/${id}`, { storageTitle: 'Mine' }, stranger),
      (id: string) => app.put(`/listings/${id}/toggle-availability`, undefined, stranger),
      (id: string) => app.delete(`/listings/${id}`, stranger),
    ]
    for (const call of calls) {
      const [theirs, nobodys] = [await call(_id), await call(strangerId)]
      expect(theirs.status).toBe(404)
      expect(theirs.body).toEqual(nobodys.body)
    }
    const renter = await signUp(app, { role: 'customer' })
    expect((await app.patch(`/listings/${_id}`, {}, renter)).status).toBe(403)
  })

  it.each(['undefined', 'null', '0', '-1', '%00', '..%2f', 'x'.repeat(10_000)])(
    'finds nothing under the id %s',
    async id => {
      expect((await app.get(`/listings/${id}`, host)).status).toBe(404)
      expect((await app.patch(`/listings/${id}`, {}, host)).status).toBe(404)
      expect((await app.delete(`/listings/${id}`, host)).status).toBe(404)
    },
  )

  it('lets one of many tabs win, and never mixes halves', async () => {
    const { _id, version } = await draftListing(app, host)
    const tabs = Array.from({ length: 12 }, (_, n) =>
      change(_id, { storageTitle: `Tab ${n}`, description: `Tab ${n}`, version }),
    )
    const answers = await Promise.all(tabs)
    const counts = answers.map(answer => answer.status).toSorted()
    expect(counts).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    const { storageTitle, description } = await read(_id)
    expect(storageTitle).toBe(description)
    const stale = answers.find(answer => answer.status === 409)
    expect(stale?.body).toMatchObject({
      code: 'listing_changed',
      details: { version: version + 1 },
    })
  })
})

describe('the availability switch', () => {
  it('flips, and twice restores', async () => {
    const { _id } = await draftListing(app, host)
    const flip = async () =>
      (await app.put(`/listings/${_id}/toggle-availability`, undefined, host)).body.data.available
    expect([await flip(), await flip()]).toEqual([false, true])
  })

  it('told which way, goes there and stays there', async () => {
    const { _id } = await draftListing(app, host)
    const turn = async (available: boolean) =>
      (await app.put(`/listings/${_id}/toggle-availability`, { available }, host)).body.data
        .available
    expect([await turn(true), await turn(false), await turn(false)]).toEqual([true, false, false])
    expect(await read(_id)).toMatchObject({ available: false })
  })

  it('counts every one of 51 flips at once, and publishes nothing', async () => {
    const { _id } = await pendingListing(app, host)
    const flips = Array.from({ length: 51 }, () =>
      app.put(`/listings/${_id}/toggle-availability`, undefined, host),
    )
    const statuses = (await Promise.all(flips)).map(answer => answer.status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await read(_id)).toMatchObject({ available: false, status: 'pending' })
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(404)
  })
})

describe('deleting a listing', () => {
  it('takes it out of every list', async () => {
    const owner = await signUp(app)
    const { _id } = await approvedListing(app, owner)
    expect((await app.delete(`/listings/${_id}`, owner)).status).toBe(200)
    expect((await app.get('/listings', owner)).body.data).toEqual([])
    expect((await app.get(`/listings/${_id}`, owner)).status).toBe(404)
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(404)
    expect((await app.patch(`/listings/${_id}`, {}, owner)).status).toBe(404)
    expect((await app.delete(`/listings/${_id}`, owner)).status).toBe(404)
  })
})

describe('my listings', () => {
  it('are mine alone, newest first, a page at a time', async () => {
    const owner = await signUp(app)
    const first = await draftListing(app, owner)
    const second = await draftListing(app, owner)
    const { body } = await app.get('/listings', owner)
    expect(body.data.map((listing: { _id: string }) => listing._id)).toEqual([
      second._id,
      first._id,
    ])
    const page = await app.get('/listings?page=2&limit=1', owner)
    expect(page.body).toMatchObject({
      data: [{ _id: first._id }],
      meta: { page: 2, limit: 1, total: 2 },
    })
    expect((await app.get('/listings?limit=1000', owner)).status).toBe(422)
    expect((await app.get('/listings')).status).toBe(401)
  })
})

describe('a listing that is live', () => {
  it('stays live with a new price, and a promise of nothing else', async () => {
    const { _id } = await approvedListing(app, host)
    const { body } = await change(_id, { monthlyRate: 120, storageAccessPeriod: 'any-time' })
    expect(body.data.status).toBe('approved')
    const { body: seen } = await app.get(`/users/listings/${_id}`)
    expect(seen.data).toMatchObject({ monthlyRate: 120, priceFrom: { monthly: 129 } })
  })

  it.each([
    { storageTitle: 'Another title' },
    { description: 'Another description.' },
    { image: ['https://pictures.example/other.jpg'] },
  ])('stays live but is looked at again after %j', async form => {
    const { _id } = await approvedListing(app, host)
    expect((await change(_id, form)).body.data.status).toBe('approved')
    const answer = await decide(app, _id, { featured: false })
    expect(answer.body.data).toMatchObject({
      status: 'approved',
      changedFields: [Object.keys(form)[0]],
      approved: { storageTitle: completeForm.storageTitle, image: completeForm.image },
      decisions: ['approved', 'rejected', 'suspended'],
    })
    const confirmed = await decide(app, _id, { status: 'approved' })
    expect(confirmed.body.data).toMatchObject({ changedFields: [], decisions: ['suspended'] })
  })

  it('needs no second look once the change is taken back', async () => {
    const { _id, storageTitle } = await approvedListing(app, host)
    await change(_id, { storageTitle: 'Hasty' })
    await change(_id, { storageTitle })
    const { body } = await decide(app, _id, { featured: false })
    expect(body.data).toMatchObject({ changedFields: [], decisions: ['suspended'] })
  })

  it.each([
    { address: '99 Other Road, Leeds' },
    { formattedAddress: { street: '99 other road', area: 'Leeds' } },
    { coordinates: { lat: 53.9, lng: -1.5 } },
    { storageType: 'loft' },
  ])('goes back to waiting after %j', async form => {
    const { _id } = await approvedListing(app, host)
    expect((await change(_id, form)).body.data.status).toBe('pending')
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(404)
    const { body } = await decide(app, _id, { status: 'approved' })
    expect(body.data.status).toBe('approved')
  })
})

describe('the calendar of a listing', () => {
  const calendarOf = async (id: string) => (await read(id)).calendar

  it('shows its partner when it is booked and when it is closed, and how much is left', async () => {
    const day = (ahead: number) => after(app.clock.now(), ahead * dayMs)
    const closed = { startDate: '2099-01-01', endDate: '2099-01-02' }
    const form = { storageNumber: 2, services: [], autoApprove: true, hourlyRate: 10 }
    const listing = await approvedListing(app, host, {
      ...form,
      unavailabilityPeriods: [closed],
      calendar: [{ startDate: 'whatever', unitsFree: 7 }],
    })
    const wholeDays = {
      startDate: '2099-01-01T00:00:00.000Z',
      endDate: '2099-01-03T00:00:00.000Z',
      unitsFree: 0,
    }
    expect(await calendarOf(listing._id)).toEqual([wholeDays])

    const booked = { startDate: day(3).toISOString(), endDate: day(4).toISOString() }
    const renter = await signUp(app, { role: 'customer' })
    await app.post('/booking', { storageListing: listing._id, type: 'hourly', ...booked }, renter)
    const busy = [{ ...booked, unitsFree: 1 }, wholeDays]
    expect(await calendarOf(listing._id)).toEqual(busy)
    const { body } = await app.get('/listings?limit=100', host)
    const listed = body.data.find((one: { _id: string }) => one._id === listing._id)
    expect(listed.calendar).toEqual(busy)
  })
})
