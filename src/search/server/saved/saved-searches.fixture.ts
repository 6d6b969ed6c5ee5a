import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'

/** A partner who lists, and renters who have saved what they look for. */
export function savedSearchStory() {
  const story = {} as { app: TestApp; host: Person }
  beforeAll(async () => {
    story.app = await testApp()
    story.host = await signUp(story.app)
  })
  afterAll(() => story.app.close())

  /** Each story has a place of its own, so that no other story finds its listings. */
  const somewhere = () => ({ lat: 50.5 + Math.random() * 4, lng: -3 + Math.random() * 3 })
  const around = ({ lat, lng }: { lat: number; lng: number }) => ({
    bounds: { west: lng - 0.03, south: lat - 0.03, east: lng + 0.03, north: lat + 0.03 },
  })
  const renterWho = () => signUp(story.app, { role: 'customer' })
  const save = async (person: Person, filter: object, alerts = 'at once', name = 'Mine') =>
    story.app.post('/users/saved-searches', { name, filter, alerts }, person)
  const list = (coordinates: object, form = {}) =>
    approvedListing(story.app, story.host, { coordinates, services: [], ...form })
  const alertsTo = async (person: Person) => {
    await story.app.services.jobs.runAll()
    const mails = await mailTo(story.app, person.email)
    return mails.filter(({ text }) => text.includes('your saved search'))
  }
  return { story, somewhere, around, renterWho, save, list, alertsTo }
}
