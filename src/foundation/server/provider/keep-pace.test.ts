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

it('keeps no place for those who have given up waiting', async () => {
  const begun: string[] = []
  const send = keepPace(async ({ url }) => {
    begun.push(new URL(url).pathname)
    return new Response()
  }, 10)
  const impatient = new AbortController()
  const ask = (path: string, signal?: AbortSignal) =>
    send(new Request(`https://provider.test${path}`), signal)
  const first = ask('/first')
  const givenUp = Array.from({ length: 50 }, () => ask('/given-up', impatient.signal))
  const settled = Promise.allSettled(givenUp)
  const last = ask('/last')
  impatient.abort()
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all([first, last])
  expect(begun).toEqual(['/first', '/last'])
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true)
})
