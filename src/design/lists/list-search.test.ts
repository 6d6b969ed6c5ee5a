import { expect, test } from 'vitest'
import { pageIn, textsIn } from './list-search.ts'

test.each([
  ['3', { page: 3 }],
  [2.9, { page: 2 }],
  ['1', {}],
  [0, {}],
  ['-4', {}],
  ['next', {}],
  [undefined, {}],
])('of the page %o an address keeps %o', (page, kept) => {
  expect(pageIn({ page })).toEqual(kept)
})

test('texts are kept under the names that are known, as texts', () => {
  expect(textsIn(['q', 'actor'], { q: 12, actor: '', other: 'x' })).toEqual({ q: '12' })
})
