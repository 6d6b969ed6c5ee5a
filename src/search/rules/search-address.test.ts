import { expect, it } from 'vitest'
import { searchAddress } from './search-address.ts'

it('is the search alone where nothing is asked', () => {
  expect(searchAddress({})).toBe('/search')
})

it('names the days in London of what was asked by the instant', () => {
  const days = { startDate: '2026-07-01', endDate: '2026-07-03' }
  const instants = { startDate: '2026-06-30T23:00:00Z', endDate: '2026-07-03T23:00:00Z' }
  expect(searchAddress(days)).toBe('/search?from=2026-07-01&to=2026-07-03')
  expect(searchAddress(instants)).toBe(searchAddress(days))
})
