import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const kept = (before: string, after: string, without: 'removed' | 'added') =>
  wordDiff(before, after)
    .filter(part => part.kind !== without)
    .map(part => part.text)
    .join('')

test('a word that was put in is told from the words around it', () => {
  expect(wordDiff('A dry garage', 'A very dry garage')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'added', text: 'very ' },
    { kind: 'same', text: 'dry garage' },
  ])
})

test.each([
  ['', 'Something'],
  ['Something', ''],
  ['One two three', 'Three two one'],
  ['Same', 'Same'],
])('both texts can be read out of it: %j and %j', (before, after) => {
  expect(kept(before, after, 'added')).toBe(before)
  expect(kept(before, after, 'removed')).toBe(after)
})

test('texts too long to compare are shown whole', () => {
  const long = 'word '.repeat(600)
  expect(wordDiff(long, `${long}more`)).toHaveLength(2)
})
