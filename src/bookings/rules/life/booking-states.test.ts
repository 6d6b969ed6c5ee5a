import { expect, it } from 'vitest'
import { type ApprovalStatus, isOverUnpaid, mayEarn, type PaymentStatus } from './booking-states.ts'

it.each<[ApprovalStatus, PaymentStatus, boolean]>([
  ['pending', null, false],
  ['approved', null, false],
  ['approved', 'error', false],
  ['approved', 'successful', false],
  ['disapproved', null, true],
  ['disapproved', 'successful', false],
  ['expired', null, true],
  ['expired', 'error', true],
])('%s with payment %s came to an end unpaid: %s', (approvalStatus, paymentStatus, isOver) => {
  expect(isOverUnpaid({ approvalStatus, paymentStatus })).toBe(isOver)
})

it('says what is earned of a paid booking, and of none that was cancelled', () => {
  const paid = { approvalStatus: 'approved', paymentStatus: 'successful' } as const
  expect(mayEarn({ ...paid, cancelledAt: null })).toBe(true)
  const cancelledAt = '2026-11-16T05:32:00.000Z'
  expect(mayEarn({ ...paid, approvalStatus: 'disapproved', cancelledAt })).toBe(false)
})
