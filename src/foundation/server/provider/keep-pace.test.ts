import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPace } from './keep-pace.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

it('lets no more through in a second than was agreed, and forgets nobody', async () => {
  const begun: number[] = []
  const send = keepPace(async () => {
    begun.push(performance.now())
    return new Response()
  }, 10)
  const all = Array.from({ length: 30 }, () => send(new Request('https://provider.test')))
  await vi.advanceTimersByTimeAsync(3500)
  await Promise.all(all)
  expect(begun).toHaveLength(30)
  for (const at of begun) {
    expect(begun.filter(other => other >= at && other < at + 999).length).toBeLessThanOrEqual(10)
  }
})
