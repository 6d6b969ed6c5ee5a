import { describe, expect, it } from 'vitest'
import { stepFor } from '#foundation/rules/life.ts'
import { bookingLife } from './booking-life.ts'
import {
  approvalStatusOf,
  type BookingStage,
  bookingStages,
  holdingStages,
} from './booking-states.ts'
import { partnerTabOf, partnerTabs, renterTabFor, renterTabs } from './tabs.ts'

const endings: BookingStage[] = ['disapproved', 'cancelled', 'expired']
const { steps } = bookingLife
const isDispute = (event: string) => event.endsWith('Dispute')

/** Every event except disputes, row by row. */
function everything(): string[] {
  return steps
    .filter(({ event }) => !isDispute(event))
    .map(({ from, event, by, to, effects = [] }) => {
      const who = by.join(' or ')
      return `${from ?? 'nothing'}: ${who} may ${event}, so ${to}: ${effects.join(', ')}`
    })
}

describe('the life of a booking', () => {
  it('is this and nothing else', () => {
    expect(everything()).toEqual([
      'nothing: renter may request, so pending: startReplyWindow',
      'nothing: renter may requestAtOnce, so approved: holdUnit, startPayWindow',
      'pending: host or operator may approve, so approved: holdUnit, startPayWindow',
      'pending: host or operator may deny, so disapproved: freeUnit, endDeadline',
      'pending: host or operator may close, so disapproved: freeUnit, endDeadline',
      'pending: renter or operator may withdraw, so cancelled: freeUnit, endDeadline, markCancelled',
      'pending: clock may expire, so expired: freeUnit, endDeadline',
      'approved: provider may pay, so paid: markPaid, endDeadline',
      'approved: provider may failPayment, so approved: markFailedPayment',
      'approved: host or operator may deny, so disapproved: freeUnit, endDeadline',
      'approved: renter or operator may withdraw, so cancelled: freeUnit, endDeadline, markCancelled',
      'approved: clock may expire, so expired: freeUnit, endDeadline',
      'paid: renter or host or operator may cancel, so cancelled: freeUnit, markCancelled, promiseRefund, unmarkArrears',
      'paid: operator may letRun, so paid: ',
      'paid: renter or host or operator may giveNotice, so paid: markNotice',
      'paid: renter or host or operator may takeBackNotice, so paid: unmarkNotice',
      'paid: clock may dropNotice, so paid: unmarkNotice',
      'paid: clock may keepNotice, so paid: keepNotice',
      'paid: host may tellLaterPrice, so paid: ',
      'paid: host may takeBackLaterPrice, so paid: dropLaterPrice',
      'paid: provider may fallBehind, so paid: markArrears',
      'paid: provider may catchUp, so paid: unmarkArrears',
      'paid: renter or host may contest, so paid: markContested',
      'paid: renter or host or operator may settle, so paid: unmarkContested',
      'cancelled: renter or host may contest, so cancelled: markContested',
      'cancelled: renter or host or operator may settle, so cancelled: unmarkContested',
    ])
  })

  it('lets a bank ask for the money back whatever has become of the booking', () => {
    const disputes = steps.filter(({ event }) => isDispute(event))
    expect(disputes.map(({ from }) => from)).toEqual(bookingStages.flatMap(one => [one, one, one]))
    expect(disputes.every(({ from, to }) => from === to)).toBe(true)
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

  it('is stuck nowhere: every stage but the endings leads on', () => {
    for (const stage of bookingStages) {
      const leadsOn = steps.some(({ from, to }) => from === stage && to !== stage)
      expect(leadsOn).toBe(!endings.includes(stage))
    }
  })

  it('takes and frees a unit exactly when it begins and ceases to hold one', () => {
    for (const { from, to, effects = [] } of steps) {
      const holds = holdingStages.includes(to)
      const held = from !== null && holdingStages.includes(from)
      expect(effects.includes('holdUnit')).toBe(!held && holds)
      if (held && !holds) expect(effects).toContain('freeUnit')
    }
  })

  it('never approves again what was refused, cancelled or has expired', () => {
    for (const from of endings) {
      expect(stepFor(bookingLife, { from, event: 'approve', by: 'host' })).toBeUndefined()
    }
  })

  it('lets a renter neither approve nor deny, and a host not withdraw', () => {
    const from = 'pending'
    expect(stepFor(bookingLife, { from, event: 'approve', by: 'renter' })).toBeUndefined()
    expect(stepFor(bookingLife, { from, event: 'deny', by: 'renter' })).toBeUndefined()
    expect(stepFor(bookingLife, { from, event: 'withdraw', by: 'host' })).toBeUndefined()
  })

  it('shows each stage under exactly one tab to host and renter', () => {
    for (const stage of bookingStages) {
      for (const paymentStatus of [null, 'error', 'successful'] as const) {
        const statuses = { approvalStatus: approvalStatusOf(stage), paymentStatus }
        expect(partnerTabs).toContain(partnerTabOf(statuses))
        expect(renterTabs).toContain(renterTabFor(partnerTabOf(statuses)))
      }
    }
    expect(partnerTabOf({ approvalStatus: 'approved', paymentStatus: 'error' })).toBe('Approved')
    expect(partnerTabOf({ approvalStatus: 'disapproved', paymentStatus: 'successful' })).toBe(
      'Disapproved',
    )
  })
})
