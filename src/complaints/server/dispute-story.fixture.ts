import sharp from 'sharp'
import { expect } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { again, anOperator, logInAgain, mailTo, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, onboard, payLink } from '#test/money.ts'
import { storyOf } from '#test/story.ts'
import { brokenInvariants } from '../../../commands/checking/invariants.ts'

export const opening = {
  reason: 'unsafe',
  text: 'Water comes through the roof and my boxes are wet.',
  wish: 'refund_part',
}

/** Each test begins with a paid booking that began two hours ago. */
export function disputeStory() {
  const story = storyOf(arrange)
  const path = () => `/booking/${story.bookingId}/dispute`
  return {
    story,
    path,
    open: (more: Record<string, unknown> = {}, person = story.renter) =>
      story.app.post(path(), { ...opening, ...more }, person),
    answer: (person = story.host) =>
      story.app.post(`${path()}/answer`, { text: 'The roof was mended on the same day.' }, person),
    read: async (person = story.renter) => (await story.app.get(path(), person)).body.data,
    decide: async (id: string, decision: Record<string, unknown>) =>
      story.app.patch(`/admin/disputes/${id}`, decision, await again(story.app)),
    passTo: (now: Date) => passTo(story, now),
    upload: async (person = story.renter) => {
      const body = new FormData()
      body.set('picture', await jpeg(), 'roof.jpg')
      return story.app.post(`${path()}/pictures`, body, person)
    },
    async expectSoundBooks() {
      const { app } = story
      expect(await brokenInvariants(app.db, app.clock.now())).toEqual([])
      const { total, clearing, provider } = await balancesOf(app)
      expect([total, clearing]).toEqual([0, provider])
    },
    subjects: async (person: Person) =>
      (await mailTo(story.app, person.email)).map(({ subject }) => subject),
  }
}

interface Sides {
  app: TestApp
  host: Person
  renter: Person
}

async function arrange(app: TestApp) {
  await anOperator(app)
  const sides = {
    app,
    host: await signUp(app, { role: 'partner' }),
    renter: await signUp(app, { role: 'customer' }),
  }
  await onboard(app, sides.host)
  const { id: bookingId, start } = await approvedBooking(app, sides, { days: 1 })
  const { sessionId } = await payLink(app, sides.renter, bookingId)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.services.jobs.runAll()
  await passTo(sides, after(start, 2 * hourMs))
  return { ...sides, bookingId, start }
}

/** Sessions do not last as long as a story jumps, so both log in again. */
async function passTo(sides: Sides, now: Date): Promise<void> {
  sides.app.clock.moveTo(now)
  sides.host = await logInAgain(sides.app, sides.host)
  sides.renter = await logInAgain(sides.app, sides.renter)
}

async function jpeg(): Promise<Blob> {
  const create = { width: 40, height: 30, channels: 3, background: '#888' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })
}
