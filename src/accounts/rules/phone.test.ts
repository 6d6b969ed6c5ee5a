import { describe, expect, it } from 'vitest'
import { asPhoneNumber } from './phone.ts'

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
})
