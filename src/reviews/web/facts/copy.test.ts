import { expect, test } from 'vitest'
import { copy } from './copy.ts'

test('only of several answers one is in the middle', () => {
  const { formula } = copy.figures.time
  expect(formula(0)).toMatch(/^From 0 answers so far\./)
  expect(formula(1)).toMatch(/^From 1 answer so far\./)
  expect(formula(2)).toMatch(/^The middle one of 2 answers, /)
})
