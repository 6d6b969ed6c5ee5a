import { expect, test } from 'vitest'
import { truncate } from './TruncatedText.tsx'

test('a text of exactly the limit stays whole', () => {
  expect(truncate('12 Canal Street, Leeds', 22)).toBe('12 Canal Street, Leeds')
})

test('a longer text is cut at the limit and says so', () => {
  expect(truncate('12 Canal Street, Manchester', 23)).toBe('12 Canal Street, Manche…')
})

test('no space is left hanging before the ellipsis', () => {
  expect(truncate('Spare room near the sea', 11)).toBe('Spare room…')
})
