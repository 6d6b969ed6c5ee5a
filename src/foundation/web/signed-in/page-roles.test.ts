import { expect, test } from 'vitest'
import { addressOf, homeOf, maySee } from './page-roles.ts'

test('a page below an address belongs to it', () => {
  expect(addressOf('/listings/edit/42')).toBe('/listings')
  expect(addressOf('/your-storage')).toBe('/your-storage')
})

test('a public page belongs to no dashboard address', () => {
  expect(addressOf('/search')).toBeUndefined()
  expect(addressOf('/')).toBeUndefined()
  expect(addressOf('/toString')).toBeUndefined()
})

test('everybody may see their own home', () => {
  for (const role of ['partner', 'customer', 'admin'] as const) {
    const home = addressOf(homeOf(role))
    expect(home && maySee(role, home)).toBe(true)
  }
})

test('a customer sees no page of a partner, and the reverse', () => {
  for (const address of ['/listings', '/bookings', '/drivers', '/bank-details'] as const) {
    expect(maySee('customer', address)).toBe(false)
  }
  expect(maySee('partner', '/your-storage')).toBe(false)
})
