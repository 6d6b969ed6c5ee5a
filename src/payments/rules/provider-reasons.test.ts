import { describe, expect, it } from 'vitest'
import { disputeReasonWords, reasonWords } from './provider-reasons.ts'

describe('why money did not move', () => {
  it('is said in our words, whether a code or a whole fault was stored', () => {
    const words = 'The payment had been refunded already'
    expect(reasonWords('charge_already_refunded')).toBe(words)
    const fault =
      'StripeInvalidRequestError charge_already_refunded: Charge ch_1 has already been refunded.'
    expect(reasonWords(fault)).toBe(words)
    expect(reasonWords('the refund failed')).toBe('The renter’s bank did not take the refund')
  })

  it('is one sentence for anything else, without the text of the library', () => {
    expect(reasonWords('StripeInvalidRequestError tax_id_invalid: Invalid value for tax_id.')).toBe(
      'The provider refused it or did not answer (its code: tax_id_invalid)',
    )
    const unclear = [
      'StripeConnectionError: An error occurred with our connection to Stripe.',
      'TypeError: fetch failed',
      'unknown fault',
    ]
    expect(unclear.map(reasonWords)).toEqual(
      unclear.map(() => 'The provider refused it or did not answer'),
    )
    expect(reasonWords('constructor')).toBe(
      'The provider refused it or did not answer (its code: constructor)',
    )
  })
})

it('a bank’s reason is said in our words, or not at all', () => {
  expect(disputeReasonWords('fraudulent')).toBe('The holder of the card says it was not them')
  expect(disputeReasonWords('some_new_code')).toBe('The bank gave no reason that we know')
})
