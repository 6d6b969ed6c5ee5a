import { expect, test } from 'vitest'
import { isPredictable, runsIn } from './predictable.ts'

test.each([
  ['aaa', 1],
  ['abc', 1],
  ['cba', 1],
  ['abcba', 2],
  ['aab', 2],
  ['890', 1],
  ['qwe', 1],
  ['', 0],
  ['fox', 3],
])('%j is %i runs', (text, runs) => {
  expect(runsIn(text)).toBe(runs)
})

test.each(['Abc123!@#', 'Aa123456!', 'Aaaaaa1!', 'Qwerty123!', 'Zyx987!!!', 'Asdfgh1!'])(
  '%s is predictable',
  password => {
    expect(isPredictable(password)).toBe(true)
  },
)

test.each([
  'Aa1!aa',
  'Qu1et#Fox',
  'Aa1!space',
  'Holdall1!',
  '😀Aa1!b',
  'Another-Fine-1!',
  'Abc12!',
])('%s is not', password => {
  expect(isPredictable(password)).toBe(false)
})
