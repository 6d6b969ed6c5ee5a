import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { approvedListing, logInAgain, mailTo, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

const story = storyOf(async app => ({
  host: await signUp(app),
  person: await signUp(app, { role: 'customer' }),
}))

it('a space that was taken again before the mail is news once it is free for good', async () => {
  const { app, host, person } = story
  const [lat, lng] = [53.1, -1.4]
  const longTime = {
    startDate: after(app.clock.now(), -dayMs).toISOString(),
    endDate: after(app.clock.now(), 500 * dayMs).toISOString(),
  }
  const form = { coordinates: { lat, lng }, services: [], unavailabilityPeriods: [longTime] }
  const { _id } = await approvedListing(app, host, form)
  await app.services.jobs.runAll()
  const bounds = { west: lng - 0.03, south: lat - 0.03, east: lng + 0.03, north: lat + 0.03 }
  const search = { name: 'Mine', filter: { bounds }, alerts: 'daily' }
  await app.post('/users/saved-searches', search, person)
  const close = async (unavailabilityPeriods: readonly object[]) => {
    await app.patch(`/listings/${_id}`, { unavailabilityPeriods }, await logInAgain(app, host))
    await app.services.jobs.runAll()
  }
  const alertsByTheNextDay = async () => {
    app.clock.moveTo(after(app.clock.now(), 25 * hourMs))
    await app.services.jobs.runAll()
    const mails = await mailTo(app, person.email)
    return mails.filter(({ text }) => text.includes('your saved search')).length
  }
  await close([])
  await close([longTime])
  expect(await alertsByTheNextDay()).toBe(0)
  await close([])
  expect(await alertsByTheNextDay()).toBe(1)
  await close([longTime])
  await close([])
  expect(await alertsByTheNextDay(), 'nobody is told of it twice').toBe(1)
})
