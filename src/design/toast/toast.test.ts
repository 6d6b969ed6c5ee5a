import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
