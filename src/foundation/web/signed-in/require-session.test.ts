import { expect, test } from 'vitest'
import { pageInstead } from './require-session.ts'

test('a partner goes home from the pages of customers, and to the same booking from one of them', () => {
  expect(pageInstead('partner', '/your-storage')).toBe('/listings')
  expect(pageInstead('partner', '/your-storage/?q=loft')).toBe('/listings')
  expect(pageInstead('partner', '/your-storage/42?card=changed')).toBe('/bookings/42?card=changed')
  expect(pageInstead('admin', '/your-storage/42')).toBe('/admin')
  expect(pageInstead('customer', '/bookings/42')).toBe('/your-storage')
})
