import { expect, it } from 'vitest'
import { type ApprovalStatus, isOverUnpaid, type PaymentStatus } from './booking-states.ts'

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
