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

const events = ['approve', 'deny', 'cancel', 'withdraw', 'expire', 'pay'] as const
const actors = ['renter', 'host', 'operator', 'clock', 'provider'] as const

/** Everything that may happen, asked one by one. */
function everything(): string[] {
  return bookingStages.flatMap(from =>
    events.flatMap(event => {
      const by = actors.filter(actor => bookingTransition(from, event, actor))
      const [first] = by
      const found = first && bookingTransition(from, event, first)
      if (!found) return []
      return [`${from}: ${by.join(' or ')} may ${event}, so ${found.to} ${found.effects.join('+')}`]
    }),
  )
}

describe('the life of a booking', () => {
  it('is this and nothing else', () => {
    expect(everything()).toEqual([
      'pending: host or operator may approve, so approved claimUnit+startPayWindow',
      'pending: host or operator may deny, so disapproved ',
      'pending: renter may withdraw, so cancelled ',
      'pending: clock may expire, so expired ',
      'approved: host or operator may deny, so disapproved freeUnit',
      'approved: renter may withdraw, so cancelled freeUnit',
      'approved: clock may expire, so expired freeUnit',
      'approved: provider may pay, so paid owePayout',
      'paid: renter or host or operator may cancel, so cancelled freeUnit+refund',
    ])
  })

  it('shows on the wire as one of four', () => {
    expect(bookingStages.map(stage => [stage, approvalStatusOf(stage)])).toEqual([
      ['pending', 'pending'],
      ['approved', 'approved'],
      ['paid', 'approved'],
      ['disapproved', 'disapproved'],
      ['cancelled', 'disapproved'],
      ['expired', 'expired'],
    ])
  })

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
