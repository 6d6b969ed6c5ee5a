import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { anOperator, signUp } from '#test/factories.ts'
import { giveNotice, rollingBooking } from '#test/rent.ts'
import { matchListings } from './match-listings.ts'
import { savedSearchStory } from './saved-searches.fixture.ts'
import { sendAlerts } from './send-alerts.ts'

const { story, somewhere, around, renterWho, save, list, alertsTo } = savedSearchStory()

describe('a saved search', () => {
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
    await story.app.patch(`/listings/${listing._id}`, { monthlyRate: 90 }, story.host)
    for (const _flip of [1, 2]) {
      await story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, story.host)
    }
    expect(await alertsTo(person)).toHaveLength(1)
  })

  it('hears of an old space that is switched on again, and not that it is new', async () => {
    const place = somewhere()
    const person = await renterWho()
    const listing = await list(place)
    const old = `update listing set created_at = created_at - interval '31 days' where id = $1`
    await story.app.pool.query(old, [listing._id])
    await story.app.services.jobs.runAll()
    await save(person, around(place))
    for (const _flip of [1, 2]) {
      await story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, story.host)
    }
    const [mail] = await alertsTo(person)
    expect(mail?.text).toContain('a month with tax, now listed.')
    expect(mail?.text).not.toMatch(/\bnew\b/)
  })

  it('hears of what was there already only once it is cheaper or free again', async () => {
    const place = somewhere()
    const listing = await list(place, {
      ...{ monthlyRate: 100, hourlyRate: 10, autoApprove: true, storageNumber: 1 },
    })
    await story.app.services.jobs.runAll()
    const [cheap, free] = [await renterWho(), await renterWho()]
    await save(cheap, { ...around(place), type: 'month', maxPrice: 80 })
    const start = after(story.app.clock.now(), 5 * dayMs)
    const [startDate, endDate] = [start.toISOString(), after(start, 48 * hourMs).toISOString()]
    const term = { storageListing: listing._id, type: 'hourly', startDate, endDate }
    const booked = await story.app.post(
      '/booking',
      term,
      await signUp(story.app, { role: 'customer' }),
    )
    expect(booked.status).toBe(201)
    await save(free, { ...around(place), startDate, endDate })
    await story.app.patch(`/listings/${listing._id}`, { storageTitle: 'Another title' }, story.host)
    await story.app.patch(`/listings/${listing._id}`, { monthlyRate: 90 }, story.host)
    expect([await alertsTo(cheap), await alertsTo(free)]).toEqual([[], []])
    await story.app.patch(`/listings/${listing._id}`, { monthlyRate: 80 }, story.host)
    const [mail] = await alertsTo(cheap)
    expect(mail?.text).toContain('cheaper than before')
    await story.app.patch(
      `/booking/${booked.body.data._id}`,
      { approvalStatus: 'disapproved', reason: 'A leak' },
      story.host,
    )
    const [freed] = await alertsTo(free)
    expect(freed?.text).toContain('free again')
  })

  it('hears of days that are open again, and not of closed ones or of other days', async () => {
    const place = somewhere()
    const listing = await list(place, { storageNumber: 1 })
    await story.app.services.jobs.runAll()
    const [plain, then, later] = [await renterWho(), await renterWho(), await renterWho()]
    const days = (from: number, to: number) => ({
      startDate: after(story.app.clock.now(), from * dayMs).toISOString(),
      endDate: after(story.app.clock.now(), to * dayMs).toISOString(),
    })
    await save(plain, around(place))
    await save(then, { ...around(place), ...days(5, 7) })
    await save(later, { ...around(place), ...days(20, 22) })
    const close = async (unavailabilityPeriods: readonly object[]) => {
      await story.app.patch(`/listings/${listing._id}`, { unavailabilityPeriods }, story.host)
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
      story.app,
      { host: story.host, renter },
      { ahead: 0, form: { coordinates: place } },
    )
    await story.app.services.jobs.runAll()
    const person = await renterWho()
    await save(person, around(place))
    await story.app.patch(`/listings/${listing._id}`, { storageTitle: 'Another title' }, story.host)
    expect(await alertsTo(person)).toEqual([])
    const { body } = await giveNotice(story.app, renter, id)
    const [mail] = await alertsTo(person)
    expect(mail?.text).toContain(`free from ${formatDay(new Date(body.data.endsAt))}`)
  })

  it('hears of a lower price only where no other is higher, and of both', async () => {
    const place = somewhere()
    const listing = await list(place, { monthlyRate: 100, hourlyRate: 10 })
    await story.app.services.jobs.runAll()
    const person = await renterWho()
    await save(person, around(place))
    const ask = async (rates: object) => {
      await story.app.patch(`/listings/${listing._id}`, rates, story.host)
      return alertsTo(person)
    }
    expect(await ask({ monthlyRate: 150, hourlyRate: 9 })).toEqual([])
    const [mail] = await ask({ monthlyRate: 150, hourlyRate: 8 })
    expect(mail?.text).toContain('£161.25 a month or £8.60 an hour with tax, cheaper than before')
  })

  it('hears of a lower price only if it is still lower when the mail is written', async () => {
    const place = somewhere()
    const listing = await list(place, { monthlyRate: 100, hourlyRate: 10 })
    await story.app.services.jobs.runAll()
    const person = await renterWho()
    await save(person, around(place), 'daily')
    const day = async (...monthly: number[]) => {
      for (const monthlyRate of monthly) {
        await story.app.patch(`/listings/${listing._id}`, { monthlyRate }, story.host)
        await story.app.services.jobs.runAll()
      }
      await story.app.post('/dev/clock', { now: after(story.app.clock.now(), dayMs).toISOString() })
      return (await alertsTo(person)).map(({ text }) => text).join()
    }
    expect(await day(80, 150)).toBe('')
    expect(await day(90, 70)).toContain('£75.25 a month or £10.75 an hour with tax, cheaper')
    await story.app.post('/dev/clock', { now: null })
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
    await story.app.services.jobs.runAll()
    expect(await alertsTo(person)).toHaveLength(1)
  })

  it('finds in a county, and by a town for chosen dates', async () => {
    const start = after(story.app.clock.now(), 9 * dayMs)
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
    await save(story.host, around(place))
    const listing = await list(place)
    await story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, story.host)
    expect(await alertsTo(person)).toEqual([])
    await story.app.put(`/listings/${listing._id}/toggle-availability`, undefined, story.host)
    expect(await alertsTo(person)).toHaveLength(1)
    expect(await alertsTo(story.host)).toEqual([])
  })

  it('tells somebody who was suspended what is still so, once they are back', async () => {
    const place = somewhere()
    const person = await renterWho()
    await save(person, around(place))
    const operator = await anOperator(story.app)
    const suspend = (suspended: boolean) =>
      story.app.patch(`/admin/people/${person.user._id}`, { suspended, reason: 'Spam.' }, operator)
    expect((await suspend(true)).status).toBe(200)
    const [kept, gone] = [await list(place), await list(place)]
    expect(await alertsTo(person)).toEqual([])
    await story.app.delete(`/listings/${gone._id}`, story.host)
    expect((await suspend(false)).status).toBe(200)
    const [mail, ...more] = await alertsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('A space for “Mine”')
    expect(mail?.text).toContain(`/book/${kept._id}`)
    expect(await alertsTo(person)).toHaveLength(1)
  })

  it('tells what a day has brought in one mail at eight in the morning', async () => {
    const place = somewhere()
    const person = await renterWho()
    await save(person, around(place), 'daily')
    const [kept, gone] = [await list(place), await list(place)]
    await list(place)
    expect(await alertsTo(person)).toEqual([])
    await story.app.delete(`/listings/${gone._id}`, story.host)
    await story.app.post('/dev/clock', { now: after(story.app.clock.now(), dayMs).toISOString() })
    const [mail, ...more] = await alertsTo(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 spaces for “Mine”')
    expect(mail?.text).toContain('/search?box=')
    expect(mail?.text).toContain(kept.storageTitle)
    await story.app.post('/dev/clock', { now: null })
  })

  it('costs one question more for each search that is due', async () => {
    const asked = async (searches: number) => {
      const place = somewhere()
      const person = await renterWho()
      for (let n = 0; n < searches; n += 1) await save(person, around(place), 'at once', `${n}`)
      await list(place)
      await matchListings(story.app.services)
      return (await statementsOf(() => sendAlerts(story.app.services))).length
    }
    await story.app.services.jobs.runAll()
    const [one, five] = [await asked(1), await asked(5)]
    expect(five - one).toBe(4)
  })
})
