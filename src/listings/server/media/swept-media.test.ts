import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { sweepMedia } from '#foundation/server/media/sweep-media.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { draftListing, type Person, signUp } from '#test/factories.ts'
import { listingMediaInUse } from './tidy-listing-media.ts'

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
  app.clock.moveTo(after(app.clock.now(), dayMs + hourMs))
  await app.services.jobs.runAll()
  expect(await recorded()).toBe(0)
  expect(await sweepTomorrow()).toBeGreaterThan(0)
  expect(await stored()).toEqual([])
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
