import { expect, it } from 'vitest'
import { numberTyped } from './number-typed.ts'

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['£12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1,50', 1.5],
  [',80', 0.8],
  ['1.', 1],
  ['1,', 1],
  ['1,000', 1000],
  ['1 000', 1000],
  ['12,345.6', 12_345.6],
  ['1,250,000', 1_250_000],
])('reads %j as %d', (text, number) => {
  expect(numberTyped(text)).toBe(number)
})

it.each(['', '.', ',', '-3', 'two', '2 or 3', '1e3', '1.2.5', '1,0000', '1,00,000', '1.000,5'])(
  'takes %j for no number, rather than for another one',
  text => {
    expect(numberTyped(text)).toBeUndefined()
  },
)
