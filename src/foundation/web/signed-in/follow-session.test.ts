import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expireSession, signIn, signOut } from '../session/session-store.ts'
import { followSession } from './follow-session.ts'

const ada = {
  _id: 'a1',
  firstName: 'Ada',
  role: 'customer',
  isVerified: true,
  token: 'ada',
} as const

const checkout = { routeId: '/_public/checkout/$id' }
const router = {
  state: {
    location: { pathname: '/checkout/42', href: '/checkout/42' },
    matches: [checkout],
  },
  navigate: vi.fn(),
  clearCache: vi.fn(),
  invalidate: vi.fn(),
}

beforeAll(async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  await signOut()
  followSession(new QueryClient(), router as unknown as AnyRouter)
})

beforeEach(async () => {
  await signOut()
  router.state.matches = [checkout]
  await signIn(ada)
  vi.clearAllMocks()
})

afterAll(async () => {
  await signOut()
  vi.unstubAllGlobals()
})

test('whoever logs out leaves the pages that only they may see, and what these had read', async () => {
  await signOut()
  expect(router.clearCache).toHaveBeenCalled()
  expect(router.invalidate).toHaveBeenCalledTimes(1)
})

test('the dashboard leaves by itself', async () => {
  router.state.matches = [{ routeId: '/_dashboard' }]
  await signOut()
  expect(router.clearCache).toHaveBeenCalled()
  expect(router.invalidate).not.toHaveBeenCalled()
})

test('a session that ended leads once to the log-in, from where one comes back', async () => {
  await expireSession(ada.token)
  expect(router.invalidate).not.toHaveBeenCalled()
  expect(router.navigate).toHaveBeenCalledTimes(1)
  expect(router.navigate).toHaveBeenCalledWith({ href: '/login?redirect=%2Fcheckout%2F42' })
})

test('a new name changes no page', async () => {
  await signIn({ ...ada, firstName: 'Adelaide' })
  expect(router.clearCache).not.toHaveBeenCalled()
  expect(router.invalidate).not.toHaveBeenCalled()
})
