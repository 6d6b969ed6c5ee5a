import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestApp, testApp } from './app-under-test.ts'

/** What stories begin with: one application, by whose clock it is now, and people new to each. */
export function storyOf<Cast extends object>(cast: (app: TestApp) => Promise<Cast>) {
  const story = {} as Cast & { app: TestApp }
  beforeAll(async () => {
    story.app = await testApp({ FLOOD_LIMIT: '100000' })
  })
  afterAll(() => story.app.close())
  beforeEach(async () => {
    await story.app.post('/dev/clock', { now: null })
    Object.assign(story, await cast(story.app))
  })
  return story
}
