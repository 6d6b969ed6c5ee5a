import { expect, test } from 'vitest'
import { longestName, nameOfSearch } from './name-of-search.ts'

const types = [{ value: 'loft', label: 'Loft' }]

test('a search is named after its place', () => {
  expect(nameOfSearch({ s: 'leeds' }, types)).toBe('Storage near Leeds')
})

test('two searches of one place are told apart by what they look for', () => {
  expect(nameOfSearch({ s: 'leeds', storageType: 'loft' }, types)).toBe('Storage near Leeds · Loft')
  expect(nameOfSearch({ s: 'leeds', type: 'month', maxPrice: 60 }, types)).toMatch(
    /^Storage near Leeds · Up to £60/,
  )
})

test('what makes the name too long is left out', () => {
  const params = { s: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch', delivery: true }
  const name = nameOfSearch({ ...params, packing: true, storageType: 'loft' }, types)
  expect(name).toMatch(/ · Delivery$/)
  expect(name.length).toBeLessThanOrEqual(longestName)
  expect(nameOfSearch({ s: 'a'.repeat(200) }, types)).toHaveLength(longestName)
})
