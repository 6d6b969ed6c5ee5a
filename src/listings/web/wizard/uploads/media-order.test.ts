import { expect, test } from 'vitest'
import { mergedMedia, movedItem } from './media-order.ts'

test('an item moves to its new place and the others close up', () => {
  expect(movedItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('nothing moves past either end', () => {
  expect(movedItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedItem(['a', 'b'], 1, 9)).toEqual(['a', 'b'])
  expect(movedItem(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})

test('after an upload the list is the one the server answered', () => {
  expect(mergedMedia(['a'], ['a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(mergedMedia([], [], ['a'])).toEqual(['a'])
})

test('what was removed or moved here and not yet saved stays that way', () => {
  expect(mergedMedia(['c', 'a'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'd'])
})

test('what the server no longer has is gone', () => {
  expect(mergedMedia(['a', 'b'], ['a', 'b'], ['b', 'c'])).toEqual(['b', 'c'])
})
