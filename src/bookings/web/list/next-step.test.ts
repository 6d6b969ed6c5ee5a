import { expect, test } from 'vitest'
import type { Booking } from '#bookings/rules/wire.ts'
import { nextStep } from './next-step.ts'
import { progressSteps } from './progress-steps.ts'

const now = new Date('2026-11-24T12:00:00Z')
const running = {
  approvalStatus: 'approved',
  paymentStatus: 'successful',
  type: 'monthly',
  startDate: '2026-09-01T00:00:00Z',
  endDate: null,
  expiresAt: null,
}
const withRent = (arrearsSince: string | null) =>
  ({ ...running, rent: { arrearsSince } }) as Booking

test('rent that is owed is what happens next, for both sides', () => {
  expect(nextStep(withRent(null), 'renter', now)).toContain('until notice is given')
  const owed = withRent('2026-10-10T00:00:00Z')
  expect(nextStep(owed, 'renter', now)).toBe('Rent is owed. Please pay it.')
  expect(nextStep(owed, 'host', now)).toContain('Nothing is paid out')
})

test('a deadline at midnight is the end of a day', () => {
  const waiting = {
    ...running,
    approvalStatus: 'pending',
    paymentStatus: null,
    expiresAt: '2026-11-26T00:00:00Z',
  } as Booking
  expect(nextStep(waiting, 'host', now)).toBe('Please answer by the end of 25 November 2026.')
})

test('what ran out says for want of what', () => {
  const expired = (approvedAt: string | null) =>
    ({ ...running, approvalStatus: 'expired', paymentStatus: null, approvedAt }) as Booking
  // A request holds no space, so none is free again.
  expect(nextStep(expired(null), 'host', now)).toBe(
    'It was not answered in time, and nothing was charged.',
  )
  expect(nextStep(expired('2026-11-20T12:00:00Z'), 'host', now)).toContain('was not paid in time')
  expect(labelsOf(expired(null))).toEqual(['Requested', 'Expired'])
  expect(labelsOf(expired('2026-11-20T12:00:00Z'))).toEqual(['Requested', 'Approved', 'Expired'])
})

const labelsOf = (booking: Booking) => progressSteps(booking, now).map(({ label }) => label)

test('both sides of what was cancelled with things inside read that they agree when they go', () => {
  const cancelled = (cancelledAt: string, collectedAt: string | null = null) =>
    ({
      ...running,
      approvalStatus: 'disapproved',
      cancelledAt,
      collectedAt,
      partner: { firstName: 'Priya' },
      renter: { firstName: 'Rowan' },
    }) as Booking
  const inside = cancelled('2026-11-20T12:00:00Z')
  expect(nextStep(inside, 'renter', now)).toContain('agree with Priya when you collect them')
  expect(nextStep(inside, 'host', now)).toContain('things of Rowan')
  expect(nextStep(cancelled('2026-08-20T12:00:00Z'), 'renter', now)).not.toContain('collect')
  const onTheVan = cancelled('2026-08-20T12:00:00Z', '2026-08-20T08:30:00Z')
  expect(nextStep(onTheVan, 'renter', now)).toContain('still on the van or inside')
  expect(nextStep(onTheVan, 'host', now)).toContain('when and where they are given back')
})
