import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#foundation/web/api/api.ts'
import { endSession } from '#foundation/web/api/end-session.ts'
import { accounts } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a log-in waits for the answer to the log-out before it', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)))
  const post = vi.spyOn(api, 'post').mockResolvedValue({ token: 'new' })
  endSession('old')
  const entering = accounts.login({ email: 'ada@holdall.test', password: 'Holdall1!' })
  await Promise.resolve()
  expect(post).not.toHaveBeenCalled()
  answers[0]?.(new Response())
  expect(await entering).toEqual({ token: 'new' })
})
