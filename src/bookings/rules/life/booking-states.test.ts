import { expect, it } from 'vitest'
import {
  type ApprovalStatus,
  isOverUnpaid,
  mayEarn,
  type PaymentStatus,
  wasCancelledInside,
} from './booking-states.ts'

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

it('may have things to give back once it has started, or once the van has them', () => {
  const startsAt = new Date('2026-11-16T12:00:00.000Z')
  const before = { startsAt, cancelledAt: new Date('2026-11-16T09:00:00.000Z') }
  const collectedAt = new Date('2026-11-16T08:30:00.000Z')
  expect(wasCancelledInside({ ...before, collectedAt: null })).toBe(false)
  expect(wasCancelledInside({ ...before, collectedAt })).toBe(true)
  expect(wasCancelledInside({ startsAt, collectedAt, cancelledAt: null })).toBe(false)
})
