import { expect, it } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { isPassing, mayAskAgain } from './may-ask-again.ts'

const failure = (status: number, code: ApiFailure['code']) =>
  new ApiFailure({ status, code, message: 'No' })

it('asks once more where no answer came, or a broken one', () => {
  for (const error of [failure(0, 'network'), failure(500, 'internal'), new Error('odd')]) {
    expect(mayAskAgain(0, error)).toBe(true)
    expect(mayAskAgain(1, error)).toBe(false)
  }
})

it('says at once what the server has refused', () => {
  for (const error of [failure(404, 'not_found'), failure(429, 'rate_limited')]) {
    expect(mayAskAgain(0, error)).toBe(false)
  }
})

it('lets a person try again unless the same would be refused again', () => {
  expect(isPassing(failure(0, 'network'))).toBe(true)
  expect(isPassing(failure(429, 'rate_limited'))).toBe(true)
  expect(isPassing(failure(409, 'booking_clash'))).toBe(false)
})
