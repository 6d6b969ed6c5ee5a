import { describe, expect, it } from 'vitest'
import {
  approvalStatusOf,
  type BookingStage,
  bookingStages,
  bookingTransition,
  bookingTransitions,
  holdingStages,
} from './booking-states.ts'
import { partnerTabOf, partnerTabs, renterTabOf, renterTabs } from './tabs.ts'

/** An auto-approving space makes bookings that begin as approved. */
const beginnings: BookingStage[] = ['pending', 'approved']
const endings: BookingStage[] = ['disapproved', 'cancelled', 'expired']

describe('the life of a booking', () => {
  it('reaches every stage from its beginnings', () => {
    const reached = new Set(beginnings)
    for (const _round of bookingStages) {
      for (const { from, to } of bookingTransitions) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...bookingStages].sort())
  })

  it('is stuck nowhere: every stage but the endings leads on', () => {
    for (const stage of bookingStages) {
      const leadsOn = bookingTransitions.some(({ from }) => from === stage)
      expect(leadsOn).toBe(!endings.includes(stage))
    }
  })

  it('takes and frees a unit exactly when it begins and ceases to hold one', () => {
    for (const { from, to, effects } of bookingTransitions) {
      const [held, holds] = [holdingStages.includes(from), holdingStages.includes(to)]
      expect(effects.includes('claimUnit')).toBe(!held && holds)
      expect(effects.includes('freeUnit')).toBe(held && !holds)
    }
  })

  it('never approves again what was refused, cancelled or has expired', () => {
    for (const ending of endings)
      expect(bookingTransition(ending, 'approve', 'host')).toBeUndefined()
  })

  it('lets a renter neither approve nor deny, and a host not withdraw', () => {
    expect(bookingTransition('pending', 'approve', 'renter')).toBeUndefined()
    expect(bookingTransition('pending', 'deny', 'renter')).toBeUndefined()
    expect(bookingTransition('pending', 'withdraw', 'host')).toBeUndefined()
  })

  it('shows each stage under exactly one tab to host and renter', () => {
    for (const stage of bookingStages) {
      for (const paymentStatus of [null, 'error', 'successful'] as const) {
        const statuses = { approvalStatus: approvalStatusOf(stage), paymentStatus }
        expect(partnerTabs).toContain(partnerTabOf(statuses))
        expect(renterTabs).toContain(renterTabOf(statuses))
      }
    }
    expect(partnerTabOf({ approvalStatus: 'approved', paymentStatus: 'error' })).toBe('Approved')
    expect(partnerTabOf({ approvalStatus: 'disapproved', paymentStatus: 'successful' })).toBe(
      'Disapproved',
    )
  })
})
