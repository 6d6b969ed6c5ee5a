import { expect, test } from 'vitest'
import { kilometresText, kilometresTyped } from './kilometres-typed.ts'

test.each([
  ['12', '12', 12],
  ['12.5', '12.5', 12.5],
  ['12,5', '12.5', 12.5],
  ['1.2.5', '1.25', 1.25],
  ['20 km', '20', 20],
  ['-3', '-3', -3],
  ['1-3', '13', 13],
  ['900', '900', 900],
  ['-', '-', null],
  ['.', '.', null],
  ['', '', null],
])('"%s" is taken as "%s"', (typed, kept, km) => {
  expect(kilometresText(typed)).toBe(kept)
  expect(kilometresTyped(kept)).toBe(km)
})
