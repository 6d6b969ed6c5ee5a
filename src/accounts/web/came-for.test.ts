import { expect, test } from 'vitest'
import { cameFor, isForRenters } from './came-for.ts'
import { saveMark } from './save-mark.ts'

test.each([
  [`/search?s=leeds${saveMark}`, 'save'],
  ['/search?s=leeds', undefined],
  ['/saved', 'saved'],
  ['/checkout/42', 'book'],
  ['/messages/ask/42', 'ask'],
  ['/messages/42', undefined],
  ['/viewings/ask/42', 'see'],
  ['/viewings', undefined],
  ['/bookings', undefined],
  [undefined, undefined],
])('to go back to %s is to have come for %s', (redirect, aim) => {
  expect(cameFor(redirect)).toBe(aim)
})

test.each([
  '/search',
  '/search?s=leeds',
  `/search${saveMark}`,
  '/saved',
  '/storage/leeds',
  '/book/42?from=2026-12-01&to=2026-12-02',
  '/checkout/42',
  '/your-storage/42',
  '/messages/ask/42',
  '/viewings/ask/42',
])('%s is a page of renters', address => {
  expect(isForRenters(address)).toBe(true)
})

test.each([
  '/',
  '/listings',
  '/bookings',
  '/messages/42',
  '/viewings',
  '/saved-by-nobody',
  undefined,
])('%s says nothing of who comes', address => {
  expect(isForRenters(address)).toBe(false)
})
