import { expect, test } from 'vitest'
import { addressToKeep, blankAddress, keptAddress } from './kept-address.ts'

test('an address and the chosen events are there again', () => {
  const typed = { url: 'https://example.com/hook', events: ['booking.paid' as const] }
  expect(keptAddress({ ...addressToKeep(typed) })).toEqual(typed)
})

test.each([
  'https://me:secret@example.com/hook',
  'https://example.com/hook?key=secret',
  'https://example.com/hook#secret',
])('nothing is kept of %s', url => {
  expect(addressToKeep({ ...blankAddress, url })).toBeUndefined()
})

test('what no version of the form has kept is left out', () => {
  expect(keptAddress({})).toEqual(blankAddress)
  expect(keptAddress({ url: 4, events: ['booking.paid', 'booking.flown'] })).toEqual({
    url: '',
    events: ['booking.paid'],
  })
})
