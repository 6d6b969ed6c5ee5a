import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('a path of this site is kept whole', () => {
  expect(returnPath('/checkout/42?step=2#pay')).toBe('/checkout/42?step=2#pay')
  expect(returnPath('/')).toBe('/')
})

test('nothing leads to another site', () => {
  for (const trap of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/ok\\..\\evil',
    'javascript:alert(1)',
    '\\\\evil.example',
    'listings',
    'http:evil.example',
    '@evil.example',
    '%2f%2fevil.example',
    `https://evil.example/${'x'.repeat(5000)}`,
    '',
  ]) {
    expect(returnPath(trap), trap).toBeUndefined()
  }
})

test('what is not text is no path', () => {
  expect(returnPath(undefined)).toBeUndefined()
  expect(returnPath(['/listings'])).toBeUndefined()
})
