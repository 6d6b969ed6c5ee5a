import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import {
  approvedListing,
  type Person,
  pendingListing,
  signUp,
  strangerId,
} from '#test/factories.ts'
import { spread } from '../spread-rows.fixture.ts'

let app: TestApp
let host: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
})
afterAll(() => app.close())

const space = (storageTitle: string, km: number, form: object = {}) =>
  approvedListing(app, host, {
    storageTitle,
    coordinates: { lat: 57.2 + km / 111, lng: -4.4 },
    ...{ storageType: 'loft', storageSize: { name: '50' }, monthlyRate: 100, services: [] },
    ...form,
  })
const similar = async (id: string) => {
  const { body } = await app.get(`/users/listings/${id}/similar`)
  return body.data.map(({ storageTitle }: { storageTitle: string }) => storageTitle)
}

it('spaces are alike by type, size, price and place, and three at most are told', async () => {
  const { _id } = await space('This one', 0)
  await space('Another type next door', 1, { storageType: 'basement' })
  await space('Four times the price', 1, { monthlyRate: 400 })
  await space('Six times the size', 1, { storageSize: { name: '9-3' } })
  await space('A loft ten kilometres away', 10)
  await space('A loft nearby', 2)
  await space('A slightly dearer one', 2, { monthlyRate: 120 })
  await space('The same, a day away', 300)
  expect(await similar(_id)).toEqual([
    'A loft nearby',
    'A slightly dearer one',
    'A loft ten kilometres away',
  ])
})

it('nothing is like what nobody may see, or lies alone', async () => {
  const alone = await space('Alone', -400)
  expect(await similar(alone._id)).toEqual([])
  const waiting = await pendingListing(app, host, { services: [] })
  for (const id of [waiting._id, strangerId]) {
    expect((await app.get(`/users/listings/${id}/similar`)).status).toBe(404)
  }
})

it('of one that is taken now is said from when it is free, as where it is searched for', async () => {
  const { _id } = await space('Beside a taken one', -800)
  const now = app.clock.now()
  const [yesterday, nextMonth] = [after(now, -dayMs), after(now, 30 * dayMs)]
  const closed = { startDate: yesterday.toISOString(), endDate: nextMonth.toISOString() }
  const taken = await space('Taken', -801, { unavailabilityPeriods: [closed] })
  const free = await space('Free', -802)
  const wish = { bounds: { south: 49.8, north: 50.2, west: -4.6, east: -4.2 } }
  const cards = (body: { data: { _id: string; freeFrom?: string }[] }) =>
    new Map(body.data.map(card => [card._id, card.freeFrom]))
  const said = cards((await app.get(`/users/listings/${_id}/similar`)).body)
  const found = cards((await app.post('/users/listings', { area: '', ...wish })).body)
  expect([...said.keys()]).toEqual([taken._id, free._id])
  expect([said.get(taken._id), said.get(free._id)]).toEqual([expect.any(String), undefined])
  expect(said.get(taken._id)).toBe(found.get(taken._id))
})

it('one statement asks, and reads the sizes once for all that are compared', async () => {
  const { _id } = await space('Among many', -600)
  await spread(app.db, 'neighbours', { lat: 57.2 - 600 / 111, lng: -4.4 }, 150)
  const asked = await statementsOf(() => similar(_id))
  const about = asked.filter(({ text }) => /\blisting\b|search_listing/.test(text))
  expect(about).toHaveLength(1)
  const [one = { text: '', values: [] }] = about
  expect(await rowsLookedAt(app.pool, one, 'search_listing')).toBeGreaterThan(150)
  expect(await rowsLookedAt(app.pool, one, 'configuration_item')).toBeLessThan(20)
})
