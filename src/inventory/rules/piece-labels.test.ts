import { expect, test } from 'vitest'
import { labelsAtMost, pieceLabels } from './piece-labels.ts'

const things = (...counts: number[]) => counts.map(count => ({ count }))
const printed = (...counts: number[]) =>
  pieceLabels(things(...counts)).map(({ thing, piece }) => [thing.count, piece])

test('each piece has a label that says which one it is', () => {
  expect(printed(1, 3)).toEqual([
    [1, null],
    [3, 1],
    [3, 2],
    [3, 3],
  ])
})

test('of more pieces than can be printed, only the largest sets have one label for all', () => {
  const labels = printed(2, 999, 300, 1)
  expect(labels).toHaveLength(2 + 1 + 300 + 1)
  expect(labels.filter(([count]) => count === 999)).toEqual([[999, null]])
})

test('however much is listed, it can be printed, and nothing is left out', () => {
  const many = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 999 : 3))
  const labels = pieceLabels(things(...many))
  expect(labels).toHaveLength(100 + 3 * 100)
  expect(labels.length).toBeLessThanOrEqual(labelsAtMost)
  expect(pieceLabels(things(...many.map(() => 999)))).toHaveLength(200)
  expect(pieceLabels([])).toEqual([])
})
