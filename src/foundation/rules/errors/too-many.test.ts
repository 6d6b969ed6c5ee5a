import { expect, test } from 'vitest'
import { failTooMany } from './too-many.ts'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [947, '16 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('whoever must wait %i seconds is told so', (retryAfter, wait) => {
  expect(() => failTooMany(retryAfter)).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      message: `Too many attempts. Please try again in ${wait}.`,
      details: { retryAfter },
    }),
  )
})
