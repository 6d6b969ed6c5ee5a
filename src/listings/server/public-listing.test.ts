import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import {
  anOperator,
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
  host = await signUp(app, {
    firstName: 'Wilhelmina',
    lastName: 'Canarysurname',
    email: 'canary.host@people.test',
  })
  await app.patch(`/users/${host.user._id}`, { phone: '07700900123', hostKind: 'trader' }, host)
  stranger = await signUp(app)
})
afterAll(() => app.close())

const see = (id: string, who?: { token: string }) => app.get(`/users/listings/${id}`, who)

const secretForm = {
  ...completeForm,
  address: 'Canary Cottage, 8472 Mill Lane, Headingley, Leeds LS6 3QZ',
  formattedAddress: { street: '8472 Mill Lane', area: 'Headingley, LS6 3QZ' },
  coordinates: { lat: 53.820812, lng: -1.576134 },
  packingInstruction: 'Canarygate: the code is 4711.',
  accessNotes: 'Canarysafe: the code is 4826.',
  unavailabilityReason: 'Canaryholiday',
  unavailabilityPeriods: [
    { startDate: '2030-08-01', endDate: '2030-08-14', reason: 'Canaryreason' },
  ],
}

describe('what a stranger reads', () => {
  it('is everything a renter needs, with the tax in the price and the partner by first name', async () => {
    const { _id } = await approvedListing(app, host, { monthlyRate: 100, hourlyRate: 2.5 })
    const { status, body } = await see(_id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      _id,
      storageTitle: completeForm.storageTitle,
      description: completeForm.description,
      address: 'Canary Row, Headingley',
      formattedAddress: { street: 'canary row', area: 'headingley' },
      status: 'approved',
      available: true,
      monthlyRate: 100,
      hourlyRate: 2.5,
      costPerKm: 1.2,
      priceFrom: { monthly: 107.5, hourly: 2.69 },
      storageSize: { name: '50' },
      delivery: true,
      host: {
        firstName: 'Wilhelmina',
        profilePicture: null,
        memberSince: expect.any(String),
        hostKind: 'trader',
        idVerified: false,
      },
      preview: false,
      own: false,
    })
  })

  it('is marked as their own for the partner alone', async () => {
    const { _id } = await approvedListing(app, host)
    const ownFor = async (who?: { token: string }) => (await see(_id, who)).body.data.own
    expect(await ownFor(host)).toBe(true)
    for (const who of [undefined, stranger, await anOperator(app)]) {
      expect(await ownFor(who)).toBe(false)
    }
  })

  it('never holds the door, the exact place, or how to reach the partner', async () => {
    const { _id } = await approvedListing(app, host, secretForm)
    const answers = [
      await see(_id),
      await see(_id, stranger),
      await see(_id, host),
      await app.get('/users/featured-listing'),
    ]
    const canaries = [
      ...['8472', 'cottage', '3qz', '53.820812', '1.576134', '4711', 'canarygate'],
      ...['canarysafe', '4826', 'accessnotes'],
      ...['canaryholiday', 'canaryreason', 'canarysurname', 'canary.host', '7700900123'],
      ...['pictures.example', 'consent', 'packinginstruction'],
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      const text = JSON.stringify(body).toLowerCase()
      expect(canaries.filter(canary => text.includes(canary))).toEqual([])
    }
  })

  it('puts the pin 300 to 600 metres away, and always in the same place', async () => {
    const { _id } = await approvedListing(app, host, secretForm)
    const first = (await see(_id)).body.data.coordinates
    expect(metres(first, secretForm.coordinates)).toBeGreaterThan(300)
    expect(metres(first, secretForm.coordinates)).toBeLessThan(600)
    await app.patch(`/listings/${_id}`, { monthlyRate: 90 }, host)
    expect((await see(_id)).body.data.coordinates).toEqual(first)
    const other = await approvedListing(app, host, secretForm)
    expect((await see(other._id)).body.data.coordinates).not.toEqual(first)
  })

  it('shows a listing that is switched off, so that a link still leads somewhere', async () => {
    const { _id } = await approvedListing(app, host)
    await app.put(`/listings/${_id}/toggle-availability`, undefined, host)
    expect((await see(_id)).body.data.available).toBe(false)
    const featured = (await app.get('/users/featured-listing')).body.data
    expect(featured.map((card: { _id: string }) => card._id)).not.toContain(_id)
  })

  it('cares nothing for a token that opens nothing', async () => {
    const { _id } = await approvedListing(app, host)
    const stale = { token: 'x'.repeat(43) }
    expect((await see(_id, stale)).status).toBe(200)
    expect((await app.get('/users/featured-listing', stale)).status).toBe(200)
  })
})

describe('what nobody but its partner and the operator may see', () => {
  const unseen: [string, () => Promise<string>][] = [
    ['a draft', async () => (await draftListing(app, host))._id],
    ['a pending listing', async () => (await pendingListing(app, host))._id],
    [
      'a rejected listing',
      async () => {
        const { _id } = await pendingListing(app, host)
        await decide(app, _id, { status: 'rejected', reason: 'Too dark.' })
        return _id
      },
    ],
    [
      'a suspended listing',
      async () => {
        const { _id } = await approvedListing(app, host)
        await decide(app, _id, { status: 'suspended' })
        return _id
      },
    ],
  ]

  it.each(unseen)('is %s', async (_what, make) => {
    const id = await make()
    const nowhere = await see(strangerId)
    for (const who of [undefined, stranger]) {
      const answer = await see(id, who)
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(nowhere.body)
    }
    for (const who of [host, await anOperator(app)]) {
      expect((await see(id, who)).body.data.preview).toBe(true)
    }
  })

  it('is a deleted listing, not even they', async () => {
    const { _id } = await approvedListing(app, host)
    await app.delete(`/listings/${_id}`, host)
    expect((await see(_id, host)).status).toBe(404)
  })
})

describe.each(['readings', 'reviews'])('beside the page, its %s', what => {
  const seeThem = async (id: string, who?: { token: string }) =>
    (await app.get(`/users/listings/${id}/${what}`, who)).status

  it('are for those who may see the page', async () => {
    const operator = await anOperator(app)
    const shown = await approvedListing(app, host)
    await app.put(`/listings/${shown._id}/toggle-availability`, undefined, host)
    const hidden = await pendingListing(app, host)
    const gone = await approvedListing(app, host)
    await app.delete(`/listings/${gone._id}`, host)
    for (const who of [undefined, stranger, host, operator]) {
      const isInside = who === host || who === operator
      const answers = [shown._id, hidden._id, gone._id, strangerId].map(id => seeThem(id, who))
      expect(await Promise.all(answers)).toEqual([200, isInside ? 200 : 404, 404, 404])
    }
  })

  it('ask of the listing itself only who may see it', async () => {
    const { _id } = await approvedListing(app, host)
    const asked = await statementsOf(() => seeThem(_id))
    const ofListing = asked.map(({ text }) => text).filter(text => /from "?listing\b/.test(text))
    expect(ofListing).toEqual([
      'select host_id, is_public from listing where id = $1 and deleted_at is null',
    ])
  })
})

describe('the featured listings', () => {
  it('are three: the chosen ones first, then the newest, without the page one is on', async () => {
    const own = await testApp({ FLOOD_LIMIT: '100000' })
    const partner = await signUp(own)
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push((await approvedListing(own, partner))._id)
    const [oldest = '', second = '', third = '', newest = ''] = ids
    await decide(own, oldest, { featured: true })
    const featured = async (query = '') =>
      (await own.get(`/users/featured-listing${query}`)).body.data.map(
        (card: { _id: string }) => card._id,
      )
    expect(await featured()).toEqual([oldest, newest, third])
    expect(await featured(`?except=${newest}`)).toEqual([oldest, third, second])
    await own.close()
  })
})

interface Point {
  lat: number
  lng: number
}

function metres(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * 111_195
  const east = (one.lng - other.lng) * 111_195 * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
