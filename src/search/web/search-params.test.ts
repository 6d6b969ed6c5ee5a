import { expect, test } from 'vitest'
import { readSearchParams } from './search-params.ts'

test('a plain form becomes a search, its empty fields left out', () => {
  const typed = { s: ' Leeds ', delivery: 'true', packing: '', minPrice: '', maxPrice: '50' }
  expect(readSearchParams(typed)).toEqual({ s: 'leeds', delivery: true, maxPrice: 50 })
})

test('what is at its default does not stand in the address', () => {
  expect(readSearchParams({ type: 'hour', minPrice: 0, maxPrice: 100_000 })).toEqual({})
})

test('nonsense in the address is no search', () => {
  const nonsense = { s: ['a'], sort: 'worst', minPrice: 'x', maxPrice: -4, map: 'no' }
  expect(readSearchParams(nonsense)).toEqual({})
})

test('an upper limit below the lower one is dropped', () => {
  expect(readSearchParams({ minPrice: 50, maxPrice: 20 })).toEqual({ minPrice: 50 })
})

test('a place may be a number', () => {
  expect(readSearchParams({ s: 221 })).toEqual({ s: '221' })
})
