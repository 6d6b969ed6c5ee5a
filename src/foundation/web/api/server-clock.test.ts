import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const ours = Date.parse('2026-03-03T14:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: ours }))
afterEach(() => vi.useRealTimers())
// Other tests share this clock.
afterAll(() => noteServerTime(new Date().toISOString(), Date.now(), Date.now()))

test('follows the server, whatever the clock of the device says, and keeps running', () => {
  noteServerTime('2026-03-05T09:00:00.100Z', ours, ours + 200)
  expect(serverNow()).toEqual(new Date('2026-03-05T09:00:00.000Z'))
  vi.setSystemTime(ours + 5000)
  expect(serverNow()).toEqual(new Date('2026-03-05T09:00:05.000Z'))
})

test('a slow answer that fits what is known changes nothing, one that does not fit does', () => {
  noteServerTime('2026-03-03T14:00:00.000Z', ours, ours)
  noteServerTime('2026-03-03T14:00:00.900Z', ours, ours + 1000)
  expect(serverNow()).toEqual(new Date(ours))
  noteServerTime('2026-03-03T14:00:02.000Z', ours, ours + 1000)
  expect(serverNow()).toEqual(new Date(ours + 1500))
})

test('an answer that does not say the time leaves it as it was', () => {
  noteServerTime('2026-03-03T15:00:00.000Z', ours, ours)
  noteServerTime(null, ours, ours)
  noteServerTime('soon', ours, ours)
  expect(serverNow()).toEqual(new Date('2026-03-03T15:00:00.000Z'))
})
