import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#foundation/web/session/session-store.ts'
import { signInDuration } from './store.ts'
import { toast, toastStore } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [1500, 'success', () => toast.success('Profile successfully updated')],
  [1500, 'info', () => toast.info('Copied')],
  [500, 'welcome', () => toast.success('Welcome back Ada', { duration: signInDuration })],
  [6000, 'error', () => toast.error('Something went wrong')],
])('for %i ms there is the toast of: %s', (duration, _kind, say) => {
  say()
  vi.advanceTimersByTime(duration - 1)
  expect(toastStore.read().shown).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.read().shown).toEqual([])
})

it('says nothing more of what happened once somebody else is here, but what shows', async () => {
  const ada = {
    _id: 'a1',
    firstName: 'Ada',
    role: 'customer',
    isVerified: true,
    token: 't',
  } as const
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  await signIn(ada)
  toast.success('Your request was sent to Bea')
  vi.advanceTimersByTime(1500)
  toast.success('Your account is deleted')
  await signOut()
  expect(toastStore.read().spoken.map(({ text }) => text)).toEqual(['Your account is deleted'])
  vi.unstubAllGlobals()
})
