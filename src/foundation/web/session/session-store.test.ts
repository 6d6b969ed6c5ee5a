import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  currentSession,
  expireSession,
  onSessionExpired,
  signIn,
  signOut,
} from './session-store.ts'

const ada = {
  _id: 'a1',
  firstName: 'Ada',
  role: 'partner',
  isVerified: true,
  token: 'newer',
} as const

const expired = vi.fn()
let stopListening = () => {}

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  stopListening = onSessionExpired(expired)
})

afterAll(async () => {
  stopListening()
  await signOut()
  vi.unstubAllGlobals()
})

test.each([
  ['an older session', 'older'],
  ['nobody', undefined],
])('a refusal that belongs to %s ends no session', async (_, token) => {
  await signIn(ada)
  await expireSession(token)
  expect(currentSession()).toEqual({ status: 'in', record: ada })
  expect(expired).not.toHaveBeenCalled()
})

test('a visitor who is refused is not sent to log in', async () => {
  await signOut()
  await expireSession(undefined)
  expect(currentSession()).toEqual({ status: 'out' })
  expect(expired).not.toHaveBeenCalled()
})

test('a session that the server ended is over, and told once', async () => {
  await signIn(ada)
  await Promise.all([expireSession('newer'), expireSession('newer')])
  expect(currentSession()).toEqual({ status: 'out', ended: 'by the server' })
  expect(expired).toHaveBeenCalledTimes(1)
})
