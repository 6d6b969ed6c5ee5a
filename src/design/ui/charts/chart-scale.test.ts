import { expect, test } from 'vitest'
import { roundTop } from './chart-scale.ts'

test('the top of the chart is the next round number', () => {
  expect(roundTop(730)).toBe(800)
  expect(roundTop(1_420)).toBe(2_000)
  expect(roundTop(21_000)).toBe(25_000)
})

test('a value that is round already touches the top', () => {
  expect(roundTop(500)).toBe(500)
})

test('a chart of nothing still has a scale', () => {
  expect(roundTop(0)).toBe(1)
})
