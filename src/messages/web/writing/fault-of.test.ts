import { expect, test } from 'vitest'
import { ApiFailure } from '#foundation/web/api/api-failure.ts'
import { faultOf } from './fault-of.ts'

test('a message says why it was not sent', () => {
  const message = 'You cannot write here any more.'
  expect(faultOf(new ApiFailure({ status: 403, code: 'forbidden', message }))).toBe(message)
})

test('a message that the end of a session stopped does not ask for the log-in that followed', () => {
  const message = 'Please log in to continue.'
  expect(faultOf(new ApiFailure({ status: 401, code: 'unauthenticated', message }))).toBe('')
})
