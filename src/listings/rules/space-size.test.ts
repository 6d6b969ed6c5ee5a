import { expect, test } from 'vitest'
import { sizeText, squareFeet, squareMetres } from './space-size.ts'

test('a size is named by its square feet, the locker included', () => {
  expect(sizeText('9-3')).toBe('9 sq ft')
  expect(sizeText('125')).toBe('125 sq ft')
})

test('a name that is no number stays as it is', () => {
  expect(squareFeet('huge')).toBeUndefined()
  expect(sizeText('huge')).toBe('huge')
})

test('square metres are given to one decimal', () => {
  expect(squareMetres(50)).toBe(4.6)
  expect(squareMetres(150)).toBe(13.9)
})
