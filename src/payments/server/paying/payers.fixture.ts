import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'

/** One application with a partner and a renter for all the tests of a file. */
export function payers() {
  const story = {} as { app: TestApp; host: Person; renter: Person }
  beforeAll(async () => {
    const app = await testApp({ FLOOD_LIMIT: '100000' })
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    Object.assign(story, { app, host, renter })
  })
  afterAll(() => story.app.close())
  return {
    story,
    people: () => ({ host: story.host, renter: story.renter }),
    /** What becomes of a payment on the page of the provider. */
    play: (sessionId: string, outcome: string) =>
      story.app.post(`/dev/payments/${sessionId}`, { outcome }),
    booking: async (id: string) => (await story.app.get(`/booking/${id}`, story.renter)).body.data,
  }
}
