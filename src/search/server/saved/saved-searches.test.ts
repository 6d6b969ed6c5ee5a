import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { mostSavedSearches } from '#search/rules/saved-search.ts'
import { type Person, strangerId } from '#test/factories.ts'
import { matchListings } from './match-listings.ts'
import { savedSearchStory } from './saved-searches.fixture.ts'

const { story, somewhere, around, renterWho, save, list, alertsTo } = savedSearchStory()
const saved = async (person: Person) =>
  (await story.app.get('/users/saved-searches', person)).body.data

describe('a saved search', () => {
  it('is kept as it was sent, changed, and deleted', async () => {
    const person = await renterWho()
    const filter = { area: 'leeds', storageType: 'loft', delivery: true, bounds: null }
    const { status, body } = await save(person, { ...filter, page: 2, limit: 24, sort: 'price' })
    expect(status).toBe(201)
    const kept = { area: 'leeds', storageType: 'loft', delivery: true }
    expect(body.data).toMatchObject({ name: 'Mine', filter: kept, alerts: 'at once' })
    expect(await saved(person)).toEqual([body.data])
    const path = `/users/saved-searches/${body.data._id}`
    const changed = await story.app.patch(path, { name: 'Loft', alerts: 'weekly' }, person)
    expect(changed.body.data).toEqual({ ...body.data, name: 'Loft', alerts: 'weekly' })
    const stranger = await renterWho()
    for (const nobodys of [path, `/users/saved-searches/${strangerId}`]) {
      expect((await story.app.patch(nobodys, { alerts: 'off' }, stranger)).status).toBe(404)
      expect((await story.app.delete(nobodys, stranger)).status).toBe(404)
    }
    expect((await story.app.delete(path, person)).status).toBe(200)
    expect(await saved(person)).toEqual([])
  })

  it('refuses what is none', async () => {
    const person = await renterWho()
    expect((await save(person, {}, 'hourly')).status).toBe(422)
    expect((await save(person, {}, 'daily', ' ')).status).toBe(422)
    expect((await save(person, { minPrice: 9, maxPrice: 1 })).status).toBe(422)
    expect((await save(person, { colour: 'red' })).status).toBe(400)
    expect((await story.app.post('/users/saved-searches', { name: 'x' }, person)).status).toBe(400)
    expect((await story.app.post('/users/saved-searches', {})).status).toBe(401)
  })

  it('is one of at most twenty, also where two are saved at once', async () => {
    const person = await renterWho()
    for (let n = 1; n < mostSavedSearches; n += 1) await save(person, {}, 'off', `No. ${n}`)
    const last = await Promise.all(
      Array.from({ length: 8 }, () => save(person, { area: 'x' }, 'off')),
    )
    const statuses = last.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(await saved(person)).toHaveLength(mostSavedSearches)
  })

  it('mails of what waited only where it is found by the search as it has become', async () => {
    const [street, other] = ['zv', 'zw'].map(
      start =>
        `${start}${Math.random()
          .toString(36)
          .replace(/[^a-z]/g, '')}`,
    )
    const [same, narrowed, moved] = [await renterWho(), await renterWho(), await renterWho()]
    const change = async (person: Person, area: string) => {
      const [search] = await saved(person)
      const path = `/users/saved-searches/${search._id}`
      expect((await story.app.patch(path, { filter: { area } }, person)).status).toBe(200)
    }
    for (const person of [same, narrowed, moved]) await save(person, { area: street }, 'daily')
    await list(somewhere(), {
      address: `4 ${street} Lane, Ripon`,
      formattedAddress: { street: `${street} lane`, area: 'ripon' },
    })
    await matchListings(story.app.services)
    await change(narrowed, `${street} lane`)
    await change(moved, `${other}`)
    await story.app.post('/dev/clock', { now: after(story.app.clock.now(), dayMs).toISOString() })
    expect(await alertsTo(same)).toHaveLength(1)
    expect(await alertsTo(narrowed)).toHaveLength(1)
    expect(await alertsTo(moved)).toEqual([])
    await story.app.post('/dev/clock', { now: null })
  })

  it('is silent from the one press on that every mail offers', async () => {
    const place = somewhere()
    const person = await renterWho()
    const { body } = await save(person, around(place))
    await list(place)
    await alertsTo(person)
    const outbox = await story.app.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
    const { unsubscribe, text } = outbox.body.data[0]
    const path = new URL(unsubscribe).pathname.replace('/api/v1', '')
    expect(text).toContain(`/stop-alerts/${path.split('/').at(-1)}`)
    expect((await story.app.get(path)).body.data).toEqual({ name: 'Mine', alerts: 'at once' })
    await list(place)
    await matchListings(story.app.services)
    // Mail programs press for many people from one address.
    for (let press = 0; press < 125; press += 1) {
      const stopped = await story.app.call('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([stopped.status, stopped.body.data.alerts]).toEqual([200, 'off'])
    }
    await list(place)
    expect(await alertsTo(person)).toHaveLength(1)
    expect((await story.app.get(`${path}x`)).status).toBe(404)
    await story.app.patch(`/users/saved-searches/${body.data._id}`, { alerts: 'at once' }, person)
    expect(await alertsTo(person)).toHaveLength(1)
    await list(place)
    expect(await alertsTo(person)).toHaveLength(2)
    await story.app.delete(`/users/saved-searches/${body.data._id}`, person)
    expect((await story.app.call('POST', path, {})).status).toBe(404)
  })

  it('is part of the export of a person, and leaves with them', async () => {
    const person = await renterWho()
    await save(person, { area: 'hull' }, 'daily', 'Near the docks')
    const { body } = await story.app.get('/users/me/export', person)
    expect(JSON.stringify(body)).toContain('Near the docks')
    await story.app.post('/auth/delete-account', { password: person.password }, person)
    const sql = 'select from saved_search where owner_id = $1'
    expect((await story.app.pool.query(sql, [person.user._id])).rows).toEqual([])
  })
})
