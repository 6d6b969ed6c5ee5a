import sharp from 'sharp'
import { expect } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking } from '#test/money.ts'
import { storyOf } from '#test/story.ts'
import { brokenInventories } from './invariants-table.ts'

export interface Stored {
  host: Person
  renter: Person
  bookingId: string
  start: Date
  end: Date
}

export type Sides = Pick<Stored, 'host' | 'renter'>

export async function twoSides(app: TestApp): Promise<Sides> {
  return {
    host: await signUp(app, { role: 'partner' }),
    renter: await signUp(app, { role: 'customer' }),
  }
}

/** An approved booking of sixty hours that starts in five days. */
export async function anApprovedBooking(app: TestApp, given?: Sides): Promise<Stored> {
  const sides = given ?? (await twoSides(app))
  const { id, start } = await approvedBooking(app, sides, { days: 5, hours: 60 })
  return { ...sides, bookingId: id, start, end: after(start, 60 * hourMs) }
}

export async function aPaidBooking(app: TestApp, given?: Sides): Promise<Stored> {
  const stored = await anApprovedBooking(app, given)
  await recordPaid(app, stored.bookingId)
  return stored
}

export function inventoryOf(app: TestApp, { bookingId, renter }: Stored) {
  const at = `/booking/${bookingId}`
  return {
    read: async (person = renter) => (await app.get(`${at}/items`, person)).body.data,
    list: (item: Record<string, unknown> = {}, person = renter) =>
      app.post(`${at}/items`, { name: 'Moving box', count: 10, ...item }, person),
    change: (id: string, item: Record<string, unknown>, person = renter) =>
      app.patch(`${at}/items/${id}`, item, person),
    remove: (id: string, person = renter) => app.delete(`${at}/items/${id}`, person),
    record: (kind: string, lines: readonly object[], person = renter, more = {}) =>
      app.post(`${at}/item-records`, { kind, lines, ...more }, person),
    answer: (id: string, answer: Record<string, unknown>, person: Person) =>
      app.post(`${at}/item-records/${id}/answer`, answer, person),
    ask: (lines: readonly object[], words = '', person = renter) =>
      app.post(`${at}/item-requests`, { lines, words }, person),
    answerRequest: (id: string, answer: Record<string, unknown>, person: Person) =>
      app.post(`${at}/item-requests/${id}/answer`, answer, person),
    evidence: async (person: { token: string } = renter) =>
      (await app.get(`${at}/evidence`, person)).body.data,
    async upload(person = renter, colour = '#888'): Promise<string> {
      const picture = await sharp({
        create: { width: 40, height: 30, channels: 3, background: colour },
      })
        .jpeg()
        .toBuffer()
      const body = new FormData()
      body.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'box.jpg')
      return (await app.post(`${at}/items/pictures`, body, person)).body.data
    },
  }
}

export function inventoryStory() {
  const story = storyOf(async () => ({}))
  return {
    story,
    /** Ten boxes of which six are handed over, recorded by the renter and confirmed. */
    async boxesHandedOver(stored: Stored) {
      const inventory = inventoryOf(story.app, stored)
      const { _id: box } = (await inventory.list()).body.data
      const handOver = await inventory.record('handOver', [{ item: box, count: 6 }])
      const { _id, hash } = handOver.body.data
      await inventory.answer(_id, { event: 'confirm', hash }, stored.host)
      return { ...inventory, box }
    },
    expectSound: async () => expect(await brokenInventories(story.app.db)).toEqual([]),
    /** Of the letters to somebody, the newest first. */
    subjects: async ({ email }: Person) =>
      (await mailTo(story.app, email)).map(({ subject }) => subject),
  }
}
