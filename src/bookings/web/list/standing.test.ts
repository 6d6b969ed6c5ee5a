import { expect, test } from 'vitest'
import { type Standing, standingOf } from './standing.ts'

const now = new Date('2026-03-03T14:00:00Z')
const base = {
  approvalStatus: 'approved',
  paymentStatus: 'successful',
  cancelledAt: null,
  startDate: '2026-03-03T12:00:00.000Z',
  endDate: '2026-03-03T16:00:00.000Z',
} as const

test.each<[Standing, object]>([
  ['pending', { approvalStatus: 'pending', paymentStatus: null }],
  ['expired', { approvalStatus: 'expired', paymentStatus: null }],
  ['denied', { approvalStatus: 'disapproved', paymentStatus: null }],
  ['cancelled', { approvalStatus: 'disapproved', cancelledAt: '2026-03-01T10:00:00.000Z' }],
  ['unpaid', { paymentStatus: null }],
  ['unpaid', { paymentStatus: 'error' }],
  ['upcoming', { startDate: '2026-03-03T14:00:00.001Z' }],
  ['running', { startDate: '2026-03-03T14:00:00.000Z' }],
  ['running', {}],
  ['ended', { endDate: '2026-03-03T14:00:00.000Z' }],
])('a booking is %s when %o', (standing, facts) => {
  expect(standingOf({ ...base, ...facts }, now)).toBe(standing)
})
