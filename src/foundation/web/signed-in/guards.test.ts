import { expect, test } from 'vitest'
import { loginAddress } from '../session/login-address.ts'
import type { SessionRecord } from '../session/session-record.ts'
import { landingFrom } from './guards.ts'

const partner: SessionRecord = {
  _id: 'p1',
  firstName: 'Ada',
  role: 'partner',
  isVerified: true,
  token: 't',
}
const newcomer: SessionRecord = { ...partner, role: 'customer', isVerified: false }

test('a verified person goes home from the log-in page', () => {
  expect(landingFrom(partner, { pathname: '/login', search: {} })).toBe('/listings')
})

test('a verified person goes back to what they came for', () => {
  const search = { redirect: '/checkout/42' }
  expect(landingFrom(partner, { pathname: '/login', search })).toBe('/checkout/42')
})

test('an address on another site is not a way back', () => {
  const search = { redirect: '//evil.example' }
  expect(landingFrom(partner, { pathname: '/login', search })).toBe('/listings')
})

test('an unverified person is sent to verify, which remembers where they were going', () => {
  expect(landingFrom(newcomer, { pathname: '/signup', search: {} })).toBe('/verify')
  expect(landingFrom(newcomer, { pathname: '/login', search: { redirect: '/checkout/42' } })).toBe(
    '/verify?redirect=%2Fcheckout%2F42',
  )
})

test('an unverified person stays on the verify page', () => {
  expect(landingFrom(newcomer, { pathname: '/verify', search: {} })).toBeUndefined()
})

test('the way back survives being written into the log-in address', () => {
  expect(loginAddress('/bookings?tab=pending')).toBe('/login?redirect=%2Fbookings%3Ftab%3Dpending')
})
