import { expect, test } from 'vitest'
import { readPaymentHint } from './payment-hint.ts'

test('the four values are passed on as they stand in the address', () => {
  expect(
    readPaymentHint('?paymentId=12&response=success&bookingId=019a-1&sessionId=%22null%22'),
  ).toEqual({ paymentId: '12', response: 'success', bookingId: '019a-1', sessionId: '"null"' })
})

test('what is not there is nothing, and without a booking there is no hint at all', () => {
  expect(readPaymentHint('?bookingId=019a-1')).toEqual({
    paymentId: null,
    response: null,
    bookingId: '019a-1',
    sessionId: null,
  })
  expect(readPaymentHint('?paymentId=1&response=success')).toBeUndefined()
  expect(readPaymentHint('?bookingId=')).toBeUndefined()
})
