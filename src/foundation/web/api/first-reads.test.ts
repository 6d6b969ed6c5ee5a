import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { signIn, signOut } from '../session/session-store.ts'
import { askFor } from './ask-first-reads.ts'
import { takeFirstRead } from './first-reads.ts'

const origin = 'http://localhost'
const ada = {
  _id: 'a1',
  firstName: 'Ada',
  role: 'partner',
  isVerified: true,
  token: 'ada',
} as const

/** Says whom it answers. */
const server = vi.fn(async ({ headers }: Request) => new Response(headers.get('authorization')))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { origin } })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', server)
  server.mockClear()
  await signIn(ada)
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

afterAll(async () => {
  await signOut()
  vi.unstubAllGlobals()
})

test('an early answer is given to whom it was asked for', async () => {
  await askFor(['/users/me'])
  expect(server).toHaveBeenCalledTimes(1)
  const answer = await takeFirstRead(me({ authorization: 'Bearer ada' }))
  expect(await answer?.text()).toBe('Bearer ada')
})

test.each([
  ['somebody who signed in meanwhile', { authorization: 'Bearer bea' }],
  ['a visitor', {}],
])('%s gets no early answer that was asked for by another', async (_, headers) => {
  await askFor(['/users/me'])
  expect(takeFirstRead(me(headers))).toBeUndefined()
})

test('what is written or stands elsewhere has no early answer', async () => {
  await askFor(['/users/me'])
  const headers = { authorization: 'Bearer ada' }
  expect(takeFirstRead(me(headers, 'DELETE'))).toBeUndefined()
  expect(takeFirstRead(new Request(`${origin}/api/v1/listings`, { headers }))).toBeUndefined()
})

test('an early answer is given once, because the next who asks wants to know what is true now', async () => {
  await askFor(['/users/me'])
  const asking = () => takeFirstRead(me({ authorization: 'Bearer ada' }))
  expect(asking()).toBeDefined()
  expect(asking()).toBeUndefined()
})

test('an early answer that nobody takes is forgotten', async () => {
  await askFor(['/users/me'])
  vi.advanceTimersByTime(10 * secondMs)
  expect(takeFirstRead(me({ authorization: 'Bearer ada' }))).toBeUndefined()
})

test('nothing is asked early for a visitor', async () => {
  await signOut()
  await askFor(['/users/me'])
  expect(server).not.toHaveBeenCalled()
})

function me(headers: Record<string, string>, method = 'GET'): Request {
  return new Request(`${origin}/api/v1/users/me`, { method, headers })
}
