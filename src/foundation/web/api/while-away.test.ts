import { expect, test } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { askAgainWhileAway } from './while-away.ts'

const failure = (status: number, code: 'unavailable' | 'forbidden' | 'network') =>
  new ApiFailure({ status, code, message: '' })

test('a server that is away for a moment is asked again, for as long as another takes over', () => {
  const { retry, retryDelay } = askAgainWhileAway
  let waitedMs = 0
  let failures = 0
  for (; retry(failures, failure(503, 'unavailable')); failures += 1) {
    waitedMs += retryDelay(failures)
  }
  expect(waitedMs).toBeGreaterThan(22_000)
  expect(waitedMs).toBeLessThan(60_000)
})

test.each([
  ['a refusal', failure(409, 'forbidden')],
  ['no connection', failure(0, 'network')],
  ['a fault of the page', new Error('no')],
])('%s is told at once', (_, error) => {
  expect(askAgainWhileAway.retry(0, error)).toBe(false)
})
