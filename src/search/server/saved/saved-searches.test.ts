import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { mostSavedSearches } from '#search/rules/saved-search.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, mailTo, type Person, signUp, strangerId } from '#test/factories.ts'
import { giveNotice, rollingBooking } from '#test/rent.ts'
import { matchListings } from './match-listings.ts'

describe('a saved search', () => {
  let app: TestApp
  let host: Person
  beforeAll(async () => {
    app = await testApp()
    host = await signUp(app)
  })
  afterAll(() => app.close())

  /** Each story has a place of its own, so that no other story finds its listings. */
  const somewhere = () => ({ lat: 50.5 + Math.random() * 4, lng: -3 + Math.random() * 3 })
  const around = ({ lat, lng }: { lat: number; lng: number }) => ({
    bounds: { west: lng - 0.03, south: lat - 0.03, east: lng + 0.03, north: lat + 0.03 },
  })
  const renterWho = () => signUp(app, { role: 'customer' })
  const save = async (person: Person, filter: object, alerts = 'at once', name = 'Mine') =>
    app.post('/users/saved-searches', { name, filter, alerts }, person)
  const saved = async (person: Person) => (await app.get('/users/saved-searches', person)).body.data
  const list = (coordinates: object, form = {}) =>
    approvedListing(app, host, { coordinates, services: [], ...form })
  const alertsTo = async (person: Person) => {
    await app.services.jobs.runAll()
    const mails = await mailTo(app, person.email)
    return mails.filter(({ text }) => text.includes('your saved search'))
  }

  it('is kept as it was sent, changed, and deleted', async () => {
    const person = await renterWho()
    const filter = { area: 'leeds', storageType: 'loft', delivery: true, bounds: null }
    const { status, body } = await save(person, { ...filter, page: 2, limit: 24, sort: 'price' })
    expect(status).toBe(201)
    const kept = { area: 'leeds', storageType: 'loft', delivery: true }
    expect(body.data).toMatchObject({ name: 'Mine', filter: kept, alerts: 'at once' })
    expect(await saved(person)).toEqual([body.data])
    const path = `/users/saved-searches/${body.data._id}`
    const changed = await app.patch(path, { name: 'Loft', alerts: 'weekly' }, person)
    expect(changed.body.data).toEqual({ ...body.data, name: 'Loft', alerts: 'weekly' })
    const stranger = await renterWho()
    for (const nobodys of [path, `/users/saved-searches/${strangerId}`]) {
      expect((await app.patch(nobodys, { alerts: 'off' }, stranger)).status).toBe(404)
      expect((await app.delete(nobodys, stranger)).status).toBe(404)
    }
    expect((await app.delete(path, person)).status).toBe(200)
    expect(await saved(person)).toEqual([])
  })

  it('refuses what is none', async () => {
    const person = await renterWho()
    expect((await save(person, {}, 'hourly')).status).toBe(422)
    expect((await save(person, {}, 'daily', ' ')).status).toBe(422)
    expect((await save(person, { minPrice: 9, maxPrice: 1 })).status).toBe(422)
    expect((await save(person, { colour: 'red' })).status).toBe(400)
    expect((await app.post('/users/saved-searches', { name: 'x' }, person)).status).toBe(400)
    expect((await app.post('/users/saved-searches', {})).status).toBe(401)
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

  it('hears once of a listing that is approved, and only where it fits', async () => {
    const place = somewhere()
    const [person, elsewhere, dearer, picky] = [
      await renterWho(),
      await renterWho(),
      await renterWho(),
      await renterWho(),
    ]
    await save(person, around(place))
    await save(elsewhere, around(somewhere()))
    await save(dearer, { ...around(place), type: 'month', minPrice: 150 })
    await save(picky, { ...around(place), storageType: 'warehouse' })
    const listing = await list(place, { monthlyRate: 100, storageType: 'loft' })
    const [mail, ...more] = await alertsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('A space for “Mine”')
    expect(mail?.text).toContain(`/book/${listing._id}`)
    expect(mail?.text).toContain('£107.50 a month with tax, new')
    for (const other of [elsewhere, dearer, picky]) expect(await alertsTo(other)).toEqual([])
    await app.patch(`/listings/${listing._id}`, { monthlyRate: 90 }, host)
    for (const _flip of [1, 2]) {
      await app.put(`/listings/${listing._id}/toggle-availability`, undefined, host)
    }
    expect(await alertsTo(person)).toHaveLength(1)
  })

  it('hears of what was there already only once it is cheaper or free again', async () => {
    const place = somewhere()
    const listing = await list(place, {
      ...{ monthlyRate: 100, hourlyRate: 10, autoApprove: true, storageNumber: 1 },
    })
    await app.services.jobs.runAll()
    const [cheap, free] = [await renterWho(), await renterWho()]
    await save(cheap, { ...around(place), type: 'month', maxPrice: 80 })
    const start = after(app.clock.now(), 5 * dayMs)
    const [startDate, endDate] = [start.toISOString(), after(start, 48 * hourMs).toISOString()]
    const term = { storageListing: listing._id, type: 'hourly', startDate, endDate }
    const booked = await app.post('/booking', term, await signUp(app, { role: 'customer' }))
    expect(booked.status).toBe(201)
    await save(free, { ...around(place), startDate, endDate })
    await app.patch(`/listings/${listing._id}`, { storageTitle: 'Another title' }, host)
    await app.patch(`/listings/${listing._id}`, { monthlyRate: 90 }, host)
    expect([await alertsTo(cheap), await alertsTo(free)]).toEqual([[], []])
    await app.patch(`/listings/${listing._id}`, { monthlyRate: 80 }, host)
    const [mail] = await alertsTo(cheap)
    expect(mail?.text).toContain('cheaper than before')
    await app.patch(
      `/booking/${booked.body.data._id}`,
      { approvalStatus: 'disapproved', reason: 'A leak' },
      host,
    )
    const [freed] = await alertsTo(free)
    expect(freed?.text).toContain('free again')
  })

  it('hears of days that are open again, and not of closed ones or of other days', async () => {
    const place = somewhere()
    const listing = await list(place, { storageNumber: 1 })
    await app.services.jobs.runAll()
    const [plain, then, later] = [await renterWho(), await renterWho(), await renterWho()]
    const days = (from: number, to: number) => ({
      startDate: after(app.clock.now(), from * dayMs).toISOString(),
      endDate: after(app.clock.now(), to * dayMs).toISOString(),
    })
    await save(plain, around(place))
    await save(then, { ...around(place), ...days(5, 7) })
    await save(later, { ...around(place), ...days(20, 22) })
    const close = async (unavailabilityPeriods: readonly object[]) => {
      await app.patch(`/listings/${listing._id}`, { unavailabilityPeriods }, host)
      return [await alertsTo(plain), await alertsTo(then), await alertsTo(later)]
    }
    expect(await close([days(4, 8)])).toEqual([[], [], []])
    const [all, ours, others] = await close([])
    expect([all, others]).toEqual([[], []])
    expect(ours?.[0]?.text).toContain('free again')
    const now = days(-1, 3)
    expect(await close([now])).toMatchObject([[], [{}], []])
    const [opened] = await close([])
    expect(opened?.[0]?.text).toContain('free again')
  })

  it('hears from when a space is free whose renter has given notice', async () => {
    const place = somewhere()
    const renter = await renterWho()
    const { id, listing } = await rollingBooking(
      app,
      { host, renter },
      { ahead: 0, form: { coordinates: place } },
    )
    await app.services.jobs.runAll()
    const person = await renterWho()
    await save(person, around(place))
    await app.patch(`/listings/${listing._id}`, { storageTitle: 'Another title' }, host)
    expect(await alertsTo(person)).toEqual([])
    const { body } = await giveNotice(app, renter, id)
    const [mail] = await alertsTo(person)
    expect(mail?.text).toContain(`free from ${formatDay(new Date(body.data.endsAt))}`)
  })

  it('hears of a lower price only where no other is higher, and of both', async () => {
    const place = somewhere()
    const listing = await list(place, { monthlyRate: 100, hourlyRate: 10 })
    await app.services.jobs.runAll()
    const person = await renterWho()
    await save(person, around(place))
    const ask = async (rates: object) => {
      await app.patch(`/listings/${listing._id}`, rates, host)
      return alertsTo(person)
    }
    expect(await ask({ monthlyRate: 150, hourlyRate: 9 })).toEqual([])
    const [mail] = await ask({ monthlyRate: 150, hourlyRate: 8 })
    expect(mail?.text).toContain('£161.25 a month or £8.60 an hour with tax, cheaper than before')
  })

  it('finds by the words of an address, whole towns and half a street', async () => {
    const street = `zq${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')}`
    const [whole, half, other] = [await renterWho(), await renterWho(), await renterWho()]
    await save(whole, { area: `${street} lane` })
    await save(half, { area: street.slice(0, -1) })
    await save(other, { area: `${street}xx` })
    await list(somewhere(), {
      address: `4 ${street} Lane, Ripon`,
      formattedAddress: { street: `${street} lane`, area: 'ripon' },
    })
    expect(await alertsTo(whole)).toHaveLength(1)
    expect(await alertsTo(half)).toHaveLength(1)
    expect(await alertsTo(other)).toEqual([])
  })

  it('for everything hears of each listing, once', async () => {
    const person = await renterWho()
    await save(person, {})
    const [one, other] = [await list(somewhere()), await list(somewhere())]
    const [mail, ...more] = await alertsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 spaces for “Mine”')
    for (const { _id } of [one, other]) expect(mail?.text).toContain(`/book/${_id}`)
    await app.services.jobs.runAll()
    expect(await alertsTo(person)).toHaveLength(1)
  })

  it('finds in a county, and by a town for chosen dates', async () => {
    const start = after(app.clock.now(), 9 * dayMs)
    const dates = {
      startDate: start.toISOString(),
      endDate: after(start, 48 * hourMs).toISOString(),
    }
    const [inCounty, inOther, dated, closedThen] = [
      await renterWho(),
      await renterWho(),
      await renterWho(),
      await renterWho(),
    ]
    const street = `zx${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')}`
    await save(inCounty, { area: 'cornwall', storageType: 'warehouse' })
    await save(inOther, { area: 'norfolk', storageType: 'warehouse' })
    await save(dated, { area: street, ...dates })
    const [from, to] = [after(start, 90 * dayMs), after(start, 93 * dayMs)]
    await save(closedThen, { area: street, startDate: from, endDate: to })
    await list(
      { lat: 50.26, lng: -5.05 },
      {
        storageType: 'warehouse',
        address: `4 ${street}, Truro`,
        formattedAddress: { street, area: 'truro' },
        unavailabilityPeriods: [{ startDate: from.toISOString(), endDate: to.toISOString() }],
      },
    )
    expect(await alertsTo(inCounty)).toHaveLength(1)
    expect(await alertsTo(inOther)).toEqual([])
    expect(await alertsTo(dated)).toHaveLength(1)
    expect(await alertsTo(closedThen)).toEqual([])
  })

  it('says nothing of a listing that was withdrawn within the minute, nor to its own partner', async () => {
    const place = somewhere()
    const person = await renterWho()
    await save(person, around(place))
    await save(host, around(place))
    const listing = await list(place)
    await app.put(`/listings/${listing._id}/toggle-availability`, undefined, host)
    expect(await alertsTo(person)).toEqual([])
    await app.put(`/listings/${listing._id}/toggle-availability`, undefined, host)
    expect(await alertsTo(person)).toHaveLength(1)
    expect(await alertsTo(host)).toEqual([])
  })

  it('tells what a day has brought in one mail at eight in the morning', async () => {
    const place = somewhere()
    const person = await renterWho()
    await save(person, around(place), 'daily')
    const [kept, gone] = [await list(place), await list(place)]
    await list(place)
    expect(await alertsTo(person)).toEqual([])
    await app.delete(`/listings/${gone._id}`, host)
    await app.post('/dev/clock', { now: after(app.clock.now(), dayMs).toISOString() })
    const [mail, ...more] = await alertsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 spaces for “Mine”')
    expect(mail?.text).toContain('/search?box=')
    expect(mail?.text).toContain(kept.storageTitle)
    await app.post('/dev/clock', { now: null })
  })

  it('is silent from the one press on that every mail offers', async () => {
    const place = somewhere()
    const person = await renterWho()
    const { body } = await save(person, around(place))
    await list(place)
    await alertsTo(person)
    const outbox = await app.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
    const { unsubscribe, text } = outbox.body.data[0]
    const path = new URL(unsubscribe).pathname.replace('/api/v1', '')
    expect(text).toContain(`/stop-alerts/${path.split('/').at(-1)}`)
    expect((await app.get(path)).body.data).toEqual({ name: 'Mine', alerts: 'at once' })
    await list(place)
    await matchListings(app.services)
    // Mail programs press for many people from one address.
    for (let press = 0; press < 125; press += 1) {
      const stopped = await app.call('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([stopped.status, stopped.body.data.alerts]).toEqual([200, 'off'])
    }
    await list(place)
    expect(await alertsTo(person)).toHaveLength(1)
    expect((await app.get(`${path}x`)).status).toBe(404)
    await app.patch(`/users/saved-searches/${body.data._id}`, { alerts: 'at once' }, person)
    expect(await alertsTo(person)).toHaveLength(1)
    await list(place)
    expect(await alertsTo(person)).toHaveLength(2)
    await app.delete(`/users/saved-searches/${body.data._id}`, person)
    expect((await app.call('POST', path, {})).status).toBe(404)
  })

  it('is part of the export of a person, and leaves with them', async () => {
    const person = await renterWho()
    await save(person, { area: 'hull' }, 'daily', 'Near the docks')
    const { body } = await app.get('/users/me/export', person)
    expect(JSON.stringify(body)).toContain('Near the docks')
    await app.post('/auth/delete-account', { password: person.password }, person)
    const sql = 'select from saved_search where owner_id = $1'
    expect((await app.pool.query(sql, [person.user._id])).rows).toEqual([])
  })
})
