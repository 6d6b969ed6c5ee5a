import { expect, test } from 'vitest'
import { SearchFilter } from '#search/rules/wire.ts'
import {
  boundsOf,
  boxOf,
  fromFirstPage,
  rateShown,
  readSearchParams,
  termOf,
} from './search-params.ts'

test('a plain form becomes a search, its empty fields left out', () => {
  const typed = { s: ' Leeds ', delivery: 'true', packing: '', minPrice: '', maxPrice: '50' }
  expect(readSearchParams(typed)).toEqual({ s: 'leeds', delivery: true, maxPrice: 50 })
})

test('the address says how many pages are shown, and another search begins at the first', () => {
  expect(readSearchParams({ pages: '3' })).toEqual({ pages: 3 })
  for (const pages of [1, 1001, -2, 2.5, 'x']) expect(readSearchParams({ pages })).toEqual({})
  const shown = { s: 'leeds', page: 2, pages: 5 }
  expect(readSearchParams({ ...fromFirstPage(shown) })).toEqual({ s: 'leeds' })
})

test('what is at its default does not stand in the address', () => {
  expect(readSearchParams({ type: 'hour', minPrice: 0, maxPrice: 100_000 })).toEqual({})
})

test('nonsense in the address is no search', () => {
  const nonsense = { s: ['a'], sort: 'worst', minPrice: 'x', maxPrice: -4, map: 'no', page: 1.5 }
  expect(readSearchParams(nonsense)).toEqual({})
})

test('prices are those of a month unless the price of an hour is limited', () => {
  for (const search of [{}, { sort: 'price' }, { type: 'month', maxPrice: 50 }] as const) {
    expect(rateShown(search)).toBe('monthly')
  }
  expect(rateShown({ maxPrice: 50 })).toBe('hourly')
})

test('larger spaces are only asked for beside a size', () => {
  expect(readSearchParams({ larger: 'true' })).toEqual({})
  const wish = { storageSize: '35', larger: true }
  expect(readSearchParams({ storageSize: 35, larger: 'on' })).toEqual(wish)
})

test('an upper limit below the lower one is dropped', () => {
  expect(readSearchParams({ minPrice: 50, maxPrice: 20 })).toEqual({ minPrice: 50 })
})

test('a place may be a number', () => {
  expect(readSearchParams({ s: 221 })).toEqual({ s: '221' })
})

test.each(['🙂', 'İ'])('many of %s are cut to what the server takes', letter => {
  const { s = '' } = readSearchParams({ s: `a${letter.repeat(200)}` })
  expect(SearchFilter.parse({ area: s })).toEqual({ area: s })
  expect(s).not.toMatch(/\p{Cs}/u)
})

test('a piece of map travels in the address', () => {
  const bounds = { west: -1.2, south: 53.9, east: -1, north: 54 }
  expect(boundsOf(readSearchParams({ box: boxOf(bounds) }).box)).toEqual(bounds)
})

test.each(['1,2,3', '2,50,1,51', 'a,b,c,d', '0,0,0,0', '-1,50,1,95'])('%s is no map', box => {
  expect(readSearchParams({ box })).toEqual({})
})

test('days come in pairs, in their order', () => {
  const [from, to] = ['2026-03-01', '2026-03-09']
  expect(readSearchParams({ from, to })).toEqual({ from, to })
  for (const wrong of [{ from }, { to }, { from: to, to: from }, { from: '2026-13-01', to }]) {
    expect(readSearchParams(wrong)).toEqual({})
  }
})

test('a map that shows more than the world asks about the world', () => {
  const tooMuch = { west: -224.1, south: -85.0511, east: 224.1, north: 85.0511 }
  expect(boundsOf(boxOf(tooMuch))).toEqual({ west: -180, south: -85, east: 180, north: 85 })
})

test('a price to the door needs a length', () => {
  const wish = { door: 'LS1 4AP', months: '3', start: '2026-12', sort: 'door' }
  expect(readSearchParams(wish)).toEqual({ ...wish, months: 3 })
  expect(readSearchParams({ door: 'LS1 4AP', start: '2026-12' })).toEqual({})
  expect(readSearchParams({ months: 2, start: 'soon' })).toEqual({ months: 2 })
  const days = { from: '2026-12-20', to: '2027-02-02' }
  expect(termOf(days)).toEqual({ months: 3, start: days.from })
  expect(termOf({ ...days, months: 1 })).toMatchObject({ months: 1, start: undefined })
  expect(termOf({ from: '2026-01-01', to: '2040-01-01' })).toEqual({})
  const hours = { hours: 4, start: '2026-12-01T09:00:00.000Z' }
  expect(readSearchParams({ ...hours, months: 'x' })).toEqual(hours)
  expect(readSearchParams({ hours: 4, months: 2, start: '2026-13' })).toEqual({ months: 2 })
})
