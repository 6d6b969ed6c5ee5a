import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestApp, testApp } from './app-under-test.ts'

/** How stories begin: one application with its clock, and new people for each test. */
export function storyOf<Cast extends object>(
  cast: (app: TestApp) => Promise<Cast>,
  parts: Parameters<typeof testApp>[1] = {},
) {
  const story = {} as Cast & { app: TestApp }
  beforeAll(async () => {
    story.app = await testApp({ FLOOD_LIMIT: '100000' }, parts)
  })
  afterAll(() => story.app.close())
  beforeEach(async () => {
    await story.app.post('/dev/clock', { now: null })
    Object.assign(story, await cast(story.app))
  })
  return story
}
