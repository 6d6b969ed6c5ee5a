import { expect, test } from 'vitest'
import { otpDigits } from './otp-digits.ts'

test('a code pasted with a gap in the middle arrives whole', () => {
  expect(otpDigits('123 456')).toBe('123456')
})

test('a code pasted with the sentence around it arrives whole', () => {
  expect(otpDigits('Your Holdall code is 048-213.')).toBe('048213')
})

test('more than six digits keep the first six', () => {
  expect(otpDigits('1234567')).toBe('123456')
})

test('letters alone leave the field empty', () => {
  expect(otpDigits('abc')).toBe('')
})
