import { expect, it } from 'vitest'
import { penceTyped } from './pence-typed.ts'

it.each([
  ['0', 0],
  [' £12 ', 1200],
  ['12.5', 1250],
  ['1,250.05', 125_005],
  ['1000000', 100_000_000],
])('reads %j as an amount', (text, amount) => {
  expect(penceTyped(text)).toBe(amount)
})

it.each(['', 'much', '12,50', '12,5', '1.250', '1,25,000', '-3', '12.505', '£'])(
  'takes %j for no amount, rather than for another one',
  text => {
    expect(penceTyped(text)).toBeUndefined()
  },
)
