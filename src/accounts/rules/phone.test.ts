import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asPhoneNumber, phoneText } from './phone.ts'

describe('telephone numbers', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    ['(020) 7946-0018', '+442079460018'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0044 7700 900123', '+447700900123'],
    ['01632 96012', '+44163296012'],
    ['+1 202 555 0123', '+12025550123'],
    ['+353.1.234.5678', '+35312345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(asPhoneNumber(typed)).toBe(number)
  })

  it.each([
    '',
    '0',
    '12345',
    '7700900123',
    '+44 07',
    '+447',
    '0770090012345',
    '+0123456789',
    'call',
  ])('makes nothing of %j', typed => {
    expect(asPhoneNumber(typed)).toBeUndefined()
  })

  it.each([
    ['+447700900456', '07700 900456'],
    ['+442079460018', '020 7946 0018'],
    ['+441134960018', '0113 496 0018'],
    ['+441614960018', '0161 496 0018'],
    ['+441632960018', '01632 960018'],
    ['+44163296012', '01632 96012'],
    ['+448081570192', '0808 157 0192'],
    ['+12025550123', '+12025550123'],
  ])('shows %s as %s', (number, shown) => {
    expect(phoneText(number)).toBe(shown)
  })

  it('shows every number so that it can be typed again', () => {
    const subscriber = fc.stringMatching(/^[1-9][0-9]{8,9}$/)
    const number = fc.oneof(
      subscriber.map(digits => `+44${digits}`),
      fc.stringMatching(/^\+[1-35-9][0-9]{6,14}$/),
    )
    fc.assert(
      fc.property(number, known => {
        expect(asPhoneNumber(phoneText(known))).toBe(known)
      }),
    )
  })
})
