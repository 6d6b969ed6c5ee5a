import type { Evidence } from '#inventory/rules/evidence-wire.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { storyOf } from '#test/story.ts'
import { brokenInventories } from '../invariants-table.ts'
import {
  aPaidBooking,
  inventoryOf,
  type Sides,
  type Stored,
  twoSides,
} from '../inventory.fixture.ts'

/** Stories of a booking whose chain has four links. */
export function chainStory() {
  let sides: Sides | undefined
  const story = storyOf(async app => {
    sides ??= await twoSides(app)
    const stored = await aPaidBooking(app, sides)
    return { stored, pictures: await makeFourLinks(app, stored) }
  })
  const inventory = () => inventoryOf(story.app, story.stored)
  return {
    story,
    inventory,
    evidence: (): Promise<Evidence> => inventory().evidence(),
    /** What the invariants of all inventories say of this one. */
    broken: async () =>
      (await brokenInventories(story.app.db))
        .map(({ subject }) => subject)
        .filter(subject => subject.startsWith(story.stored.bookingId))
        .map(subject => subject.slice(story.stored.bookingId.length + 1)),
    /** The next story has two other people. */
    changeSides: () => {
      sides = undefined
    },
  }
}

/** A hand-over, its objection, another one, its confirmation. */
async function makeFourLinks(app: TestApp, stored: Stored) {
  const { upload, list, record, answer } = inventoryOf(app, stored)
  const pictures = { listed: await upload(), shown: await upload(stored.host, '#a33') }
  const item = (await list({ pictures: [pictures.listed] })).body.data._id
  const first = (await record('handOver', [{ item, count: 3 }])).body.data
  await answer(first._id, { event: 'object', words: 'It is <b>wet</b>' }, stored.host)
  const line = { item, count: 2, note: 'Dry', pictures: [pictures.shown] }
  const second = (await record('handOver', [line], stored.host)).body.data
  await answer(second._id, { event: 'confirm', hash: second.hash }, stored.renter)
  return pictures
}

/** The name of the file behind the address of a picture. */
export const nameOf = (path: string) => path.slice('/media/'.length)
