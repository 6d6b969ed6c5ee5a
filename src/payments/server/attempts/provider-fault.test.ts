import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { faultWords } from './provider-fault.ts'

it('the words for a fault name its code, and nobody', () => {
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'email_invalid',
    message: 'Invalid email address: <canary.host@people.test>',
  })
  expect(faultWords(error)).toBe(
    'StripeInvalidRequestError email_invalid: Invalid email address: <(a mailbox)>',
  )
  expect(faultWords(new TypeError('no answer for "a@b.test"'))).toBe(
    'TypeError: no answer for "(a mailbox)"',
  )
  expect(faultWords('x'.repeat(900))).toBe('unknown fault')
})
