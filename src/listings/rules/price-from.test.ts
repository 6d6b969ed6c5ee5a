import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { priceFrom } from './price-from.ts'

it('adds the tax of the policy to both rates', () => {
  expect(priceFrom({ monthly: pence(10_000), hourly: pence(200) }, firstPolicy)).toEqual({
    monthly: 107.5,
    hourly: 2.15,
  })
})

it('rounds to the penny, half away from zero', () => {
  expect(priceFrom({ monthly: pence(9_999), hourly: pence(20) }, firstPolicy)).toEqual({
    monthly: 107.49,
    hourly: 0.22,
  })
})

it('asks nothing while a draft has no rates', () => {
  expect(priceFrom({ monthly: null, hourly: null }, firstPolicy)).toEqual({ monthly: 0, hourly: 0 })
})
