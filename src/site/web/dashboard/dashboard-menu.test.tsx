import { expect, test } from 'vitest'
import type { Role } from '#foundation/rules/permissions.ts'
import { dashboardMenu } from './dashboard-menu.tsx'

const shown = (role: Role) =>
  dashboardMenu(role).map(({ heading, items }) => [heading, items.map(item => item.label)])

test('a partner sees listings, bookings and all account details', () => {
  expect(shown('partner')).toEqual([
    [undefined, ['Listings', 'Bookings', 'Messages', 'Viewings', 'Cancelled Bookings']],
    [
      'Account Details',
      [
        ...['Personal Details', 'Bank Details', 'Account Verification', 'Drivers', 'Your Facts'],
        'Connections',
      ],
    ],
  ])
})

test('a customer sees their storage and their personal details, and nothing of a partner', () => {
  expect(shown('customer')).toEqual([
    [undefined, ['Your Storage', 'Messages', 'Viewings', 'Cancelled Bookings']],
    ['Account Details', ['Personal Details']],
  ])
})

test('the operator sees the console', () => {
  expect(shown('admin')).toEqual([
    [undefined, ['Console']],
    ['Account Details', ['Personal Details']],
  ])
})
