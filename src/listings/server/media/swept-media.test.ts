import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { sweepMedia } from '#foundation/server/media/sweep-media.ts'
import { deletedMediaKeptDays } from '#listings/rules/limits.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, draftListing, logInAgain, type Person, signUp } from '#test/factories.ts'
import { listingMediaInUse, tidyListingMedia } from './tidy-listing-media.ts'

let app: TestApp
let host: Person
let listing: Listing
let form: FormData
beforeAll(async () => {
  app = await testApp()
  host = await signUp(app)
  listing = await draftListing(app, host)
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0E5A4A' } })
  form = new FormData()
  form.append('media', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'garage.jpg')
})
afterAll(() => app.close())

const upload = () => app.patch(`/listings/${listing._id}/upload`, form, host)

async function stored(): Promise<string[]> {
  const names: string[] = []
  for await (const name of app.services.media.listBefore(after(new Date(), hourMs))) {
    names.push(name)
  }
  return names.sort()
}

const sweepTomorrow = () =>
  sweepMedia(app.services, [listingMediaInUse], after(new Date(), dayMs + hourMs))

describe('an upload that breaks off', () => {
  it('leaves nothing when its sender goes away at 99 %', async () => {
    const kept = (await upload()).body.data
    const before = await stored()
    expect((await sendShare(0.99)).status).toBe(400)
    expect(await stored()).toEqual(before)
    expect((await app.get(`/listings/${listing._id}`, host)).body.data.image).toEqual(kept)
    expect((await sendShare(1)).status).toBe(200)
  })

  it('is swept up a day later when the store gave out half way, for taking away too', async () => {
    const before = await stored()
    const { media } = app.services
    let room = 3
    app.services.media = {
      ...media,
      put: async (name, bytes) => {
        if (room === 0) throw new Error('the disk is full')
        room -= 1
        await media.put(name, bytes)
      },
      remove: () => Promise.reject(new Error('the disk does not answer')),
    }
    expect((await upload()).status).toBe(500)
    app.services.media = media
    expect(await stored()).toHaveLength(before.length + 3)
    expect(await sweepTomorrow()).toBe(3)
    expect(await stored()).toEqual(before)
  })
})

it('what was taken out of its listing is forgotten after a day, and then swept up', async () => {
  await app.patch(`/listings/${listing._id}`, { image: [] }, host)
  await app.services.jobs.runAll()
  expect(await recorded()).toBeGreaterThan(0)
  expect(await sweepTomorrow()).toBe(0)
  expect(await stored()).not.toEqual([])
  app.clock.moveTo(after(app.clock.now(), dayMs + hourMs))
  await app.services.jobs.runAll()
  expect(await recorded()).toBe(0)
  await sweepTomorrow()
  expect(await stored()).toEqual([])
})

describe('a deleted listing', () => {
  const remove = (id: string) => app.delete(`/listings/${id}`, host)
  const passDays = async (days: number) => {
    app.clock.moveTo(after(app.clock.now(), days * dayMs))
    host = await logInAgain(app, host)
    await app.services.jobs.runAll()
  }

  it('keeps its pictures for a while, which no longer count', async () => {
    host = await logInAgain(app, host)
    listing = await approvedListing(app, host)
    expect((await upload()).status).toBe(200)
    await app.pool.query('update listing_media set bytes = 500000000')
    const other = await draftListing(app, host)
    const addToOther = () => app.patch(`/listings/${other._id}/upload`, form, host)
    expect((await addToOther()).body.code).toBe('storage_full')
    expect((await remove(listing._id)).status).toBe(200)
    expect((await addToOther()).status).toBe(200)
    await passDays(deletedMediaKeptDays - 1)
    expect(await recorded()).toBe(2)
    await passDays(2)
    expect(await recorded()).toBe(1)
    const { rows } = await app.pool.query('select image, card from listing where id = $1', [
      listing._id,
    ])
    expect([rows[0].image, rows[0].card.media]).toEqual([[], []])
  })

  it('keeps them while something that was booked there is in dispute', async () => {
    host = await logInAgain(app, host)
    listing = await approvedListing(app, host)
    expect((await upload()).status).toBe(200)
    await remove(listing._id)
    const sweep = async (inDispute: string[]) => {
      await tidyListingMedia(app.services, async () => inDispute)
      const query = 'select cardinality(image) as pictures from listing where id = $1'
      return (await app.pool.query(query, [listing._id])).rows[0].pictures
    }
    app.clock.moveTo(after(app.clock.now(), (deletedMediaKeptDays + 1) * dayMs))
    expect(await sweep([listing._id])).toBeGreaterThan(0)
    expect(await sweep([])).toBe(0)
    host = await logInAgain(app, host)
  })

  it('that was never approved loses them with the next sweep', async () => {
    listing = await draftListing(app, host)
    const before = await recorded()
    expect((await upload()).status).toBe(200)
    await remove(listing._id)
    await passDays(2)
    expect(await recorded()).toBe(before)
  })
})

async function recorded(): Promise<number> {
  const { rows } = await app.pool.query('select key from listing_media')
  return rows.length
}

/** The connection breaks after this share of the file. */
async function sendShare(share: number): Promise<Response> {
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length * share))
      if (share < 1) controller.error(new Error('the sender went away'))
      else controller.close()
    },
  })
  const request = new Request(`http://localhost:3000/api/v1/listings/${listing._id}/upload`, {
    method: 'PATCH',
    body,
    duplex: 'half',
    headers: { 'content-type': type, authorization: `Bearer ${host.token}` },
  } as RequestInit)
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return app.app.fetch(request, socket as never)
}
