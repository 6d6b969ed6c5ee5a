import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { after } from '#foundation/rules/time/time.ts'
import { nextDueOn, nextFrom } from '#listings/rules/readings/series.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import {
  anOperator,
  approvedListing,
  decide,
  draftListing,
  mailTo,
  type Person,
  signUp,
} from '#test/factories.ts'
import { brokenReadings } from './invariants-table.ts'
import { readingPicturesInUse } from './reading-media.ts'
import { remindOfReadings } from './remind-of-readings.ts'
import { tidyReadings } from './tidy-readings.ts'

let app: TestApp
let host: Person
let picture: Buffer
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0E5A4A' } })
    .withExif({ IFD0: { Artist: 'canary' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const today = () => londonDate(app.clock.now())
/** Sessions follow the clock. */
const moveTo = (now: Date) => app.post('/dev/clock', { now: now.toISOString() })
const passDays = (days: number) => moveTo(after(app.clock.now(), days * dayMs))

function send(listing: string, fields: Record<string, unknown> = {}, as = host) {
  const form = new FormData()
  const all = { percent: 52, readOn: today(), ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  form.append('picture', new Blob([Buffer.from(picture)]), 'meter.jpg')
  return app.post(`/users/listings/${listing}/readings`, form, as)
}

const seen = async (listing: string) =>
  (await app.get(`/users/listings/${listing}/readings`)).body.data
const page = async (listing: string) => (await app.get(`/users/listings/${listing}`)).body.data
const own = async (listing: string) =>
  (await app.get(`/listings/${listing}/readings`, host)).body.data

async function look(url: string, headers: Record<string, string> = {}) {
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const request = new Request(`http://localhost:3000${url}`, { headers })
  const response = await app.app.fetch(request, socket as never)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('posting a reading', () => {
  it('shows it to everybody, its picture bare, and its figure on the card', async () => {
    const { _id, version } = await approvedListing(app, host)
    expect(await page(_id)).not.toHaveProperty('dryRecord')
    const sent = await send(_id, { percent: '48', celsius: '-4', note: 'By the door' })
    expect(sent.status).toBe(201)
    const [reading] = await seen(_id)
    expect(reading).toMatchObject({
      ...{ percent: 48, celsius: -4, readOn: today(), note: 'By the door', isCorrected: false },
    })
    const { status, bytes } = await look(reading.picture.url)
    expect([status, bytes.includes('canary')]).toEqual([200, false])
    expect((await page(_id)).dryRecord).toEqual({ percent: 48, readOn: today() })
    const mine = (await app.get(`/listings/${_id}`, host)).body.data
    expect([mine.dryRecord, mine.version]).toEqual([{ percent: 48, readOn: today() }, version])
    expect((await app.patch(`/listings/${_id}`, mine, host)).status).toBe(200)
  })

  it('replaces the one of the month for two days; after that it stands', async () => {
    const { _id } = await approvedListing(app, host)
    await moveTo(new Date(`${nextFrom(today())}T12:00:00Z`))
    await send(_id, { percent: 72 })
    const { picture: replaced } = (await seen(_id))[0]
    await moveTo(after(app.clock.now(), 47 * hourMs))
    const { body } = await send(_id, { percent: 52 })
    expect(body.data.readings).toMatchObject([{ percent: 52, isCorrected: true, mayChange: true }])
    expect((await look(replaced.url)).status).toBe(404)
    await moveTo(after(app.clock.now(), hourMs))
    const late = await send(_id, { percent: 40 })
    expect([late.status, late.body.code]).toEqual([409, 'reading_stands'])
    const [{ _id: reading }] = await seen(_id)
    const path = `/users/listings/${_id}/readings/${reading}`
    expect((await app.delete(path, host)).body.code).toBe('reading_stands')
  })

  it('can be taken back within two days, and the figure with it', async () => {
    const { _id } = await approvedListing(app, host)
    await send(_id)
    const [{ _id: reading }] = await seen(_id)
    const path = `/users/listings/${_id}/readings/${reading}`
    const other = await signUp(app)
    expect((await app.delete(path, other)).status).toBe(404)
    expect((await app.delete(path, host)).status).toBe(200)
    expect(await seen(_id)).toEqual([])
    expect(await page(_id)).not.toHaveProperty('dryRecord')
    expect((await app.delete(path, host)).status).toBe(404)
  })

  it('is refused in words and changes nothing', async () => {
    const { _id } = await approvedListing(app, host)
    const keepFile = vi.spyOn(app.services.media, 'put')
    const tomorrow = londonDate(after(app.clock.now(), dayMs))
    const longAgo = londonDate(after(app.clock.now(), -8 * dayMs))
    for (const [fields, field] of [
      [{ percent: '101' }, 'percent'],
      [{ percent: '48.5' }, 'percent'],
      [{ celsius: '99' }, 'celsius'],
      [{ readOn: tomorrow }, 'readOn'],
      [{ readOn: longAgo }, 'readOn'],
      [{ readOn: '2026-02-30' }, 'readOn'],
      [{ note: 'x'.repeat(201) }, 'note'],
    ] as const) {
      const { status, body } = await send(_id, fields)
      expect([status, body.details.fields[0].field]).toEqual([422, field])
    }
    expect((await send(_id, { until: '2027' })).status).toBe(400)
    const other = await signUp(app)
    expect((await send(_id, {}, other)).status).toBe(404)
    expect(await seen(_id)).toEqual([])
    const draft = await draftListing(app, host)
    expect((await send(draft._id)).body.code).toBe('reading_not_possible')
    expect((await app.get(`/users/listings/${draft._id}/readings`)).status).toBe(404)
    expect(keepFile).not.toHaveBeenCalled()
  })

  it('counts once when it is sent twice at the same time', async () => {
    const { _id } = await approvedListing(app, host)
    const both = await Promise.all([send(_id), send(_id)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await seen(_id)).toHaveLength(1)
  })
})

describe('a record', () => {
  it('begins anew where the space moves, and not where its pin is put right', async () => {
    const { _id, coordinates } = await approvedListing(app, host)
    await send(_id)
    const { lat, lng } = coordinates ?? { lat: 0, lng: 0 }
    await app.patch(`/listings/${_id}`, { coordinates: { lat: lat + 0.001, lng } }, host)
    await decide(app, _id, { status: 'approved' })
    expect(await seen(_id)).toHaveLength(1)
    await app.patch(`/listings/${_id}`, { coordinates: { lat: lat + 0.02, lng } }, host)
    await decide(app, _id, { status: 'approved' })
    expect(await seen(_id)).toEqual([])
    expect(await page(_id)).not.toHaveProperty('dryRecord')
  })

  it('begins anew where small moves lead away from where it was taken, and not on the way back', async () => {
    const { _id, coordinates } = await approvedListing(app, host)
    await send(_id)
    const { lat, lng } = coordinates ?? { lat: 0, lng: 0 }
    const move = async (by: number) => {
      await app.patch(`/listings/${_id}`, { coordinates: { lat: lat + by, lng } }, host)
      await decide(app, _id, { status: 'approved' })
      return (await seen(_id)).length
    }
    expect([await move(0.002), await move(0.004)]).toEqual([1, 0])
    expect(await page(_id)).not.toHaveProperty('dryRecord')
    await send(_id)
    expect([await move(0.006), await move(0.002)]).toEqual([1, 1])
  })

  it('loses what the operator takes down, with a reason that its partner reads', async () => {
    const { _id } = await approvedListing(app, host)
    await send(_id, { percent: 61 })
    await moveTo(new Date(`${nextDueOn(today())}T12:00:00Z`))
    await send(_id, { percent: 44 })
    const [last] = await seen(_id)
    const admin = await anOperator(app)
    const removal = { reason: 'The picture shows another meter.' }
    const path = `/admin/readings/${last._id}`
    expect((await app.patch(path, removal, host)).status).toBe(403)
    expect((await app.patch(path, removal, admin)).status).toBe(200)
    expect((await app.patch(path, removal, admin)).body.code).toBe('nothing_to_decide')
    expect((await page(_id)).dryRecord.percent).toBe(61)
    expect((await own(_id)).readings[0]).toMatchObject({
      ...{ percent: 44, removedBecause: removal.reason, mayChange: false },
    })
    expect((await look(last.picture.url)).status).toBe(404)
    const bearer = { authorization: `Bearer ${host.token}` }
    expect((await look(last.picture.url, bearer)).status).toBe(200)
    expect((await mailTo(app, host.email))[0]?.text).toContain(removal.reason)
    const log = (await app.get('/admin/takedowns', admin)).body.data
    expect(log[0]).toMatchObject({ what: 'reading', subjectId: _id, reason: removal.reason })
    expect((await send(_id, { percent: 45 })).status).toBe(201)
    expect((await page(_id)).dryRecord.percent).toBe(45)
  })

  it('reminds of the next reading once, and only whom it may', async () => {
    const reminders = async ({ email }: Person) =>
      (await mailTo(app, email)).filter(({ subject }) => subject.startsWith('Time to read'))
    const quiet = await signUp(app)
    await app.patch(`/users/${quiet.user._id}`, { reminderEmail: false }, quiet)
    const keen = await signUp(app)
    const spaces = [await approvedListing(app, keen), await approvedListing(app, quiet)]
    await send(spaces[0]?._id ?? '', {}, keen)
    await send(spaces[1]?._id ?? '', {}, quiet)
    const due = new Date(`${nextDueOn(today())}T08:00:00Z`)
    await moveTo(after(due, -2 * hourMs))
    await remindOfReadings(app.services)
    expect(await reminders(keen)).toEqual([])
    await moveTo(after(due, 2 * hourMs))
    for (const _twice of [1, 2]) await remindOfReadings(app.services)
    expect(await reminders(keen)).toHaveLength(1)
    expect(await reminders(quiet)).toEqual([])
    await passDays(60)
    await remindOfReadings(app.services)
    expect(await reminders(keen)).toHaveLength(1)
  })

  it('reminds of the one before where the newest is taken back', async () => {
    const keen = await signUp(app)
    const { _id } = await approvedListing(app, keen)
    // The last day of a month and the first of the next one, posted together.
    await moveTo(new Date(`${nextFrom(today())}T12:00:00Z`))
    const before = londonDate(after(app.clock.now(), -dayMs))
    await send(_id, { readOn: before }, keen)
    const { body } = await send(_id, {}, keen)
    await app.delete(`/users/listings/${_id}/readings/${body.data.readings[0]._id}`, keen)
    await moveTo(new Date(`${nextDueOn(before)}T12:00:00Z`))
    await remindOfReadings(app.services)
    const letters = await mailTo(app, keen.email)
    expect(letters.filter(({ subject }) => subject.startsWith('Time to read'))).toHaveLength(1)
  })

  it('goes with the listing and with the account, is exported, and is kept for five years', async () => {
    const leaver = await signUp(app)
    const { _id, coordinates } = await approvedListing(app, leaver)
    await send(_id, { note: 'On the shelf' }, leaver)
    const [{ picture: kept }] = await seen(_id)
    const name = kept.url.replace('/media/', '')
    const inUse = () => readingPicturesInUse(app.db, [name, `${'f'.repeat(32)}.jpg`])
    expect(await inUse()).toEqual([name])
    const file = await app.get('/users/me/export', leaver)
    expect(file.body.data.readings).toMatchObject([{ note: 'On the shelf', coordinates }])
    await tidyReadings(app.services)
    expect(await inUse()).toEqual([name])
    await app.post('/auth/delete-account', { password: leaver.password }, leaver)
    expect(await inUse()).toEqual([])
    const other = await approvedListing(app, host)
    await send(other._id)
    await app.delete(`/listings/${other._id}`, host)
    expect((await app.get(`/listings/${other._id}/readings`, host)).status).toBe(404)
    const old = await approvedListing(app, host)
    await send(old._id)
    await passDays(7 * 365)
    await tidyReadings(app.services)
    expect(await seen(old._id)).toEqual([])
    expect(await page(old._id)).not.toHaveProperty('dryRecord')
    expect(await brokenReadings(app.db)).toEqual([])
  })
})
