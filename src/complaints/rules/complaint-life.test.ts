import { describe, expect, it } from 'vitest'
import { refusalFor } from '#foundation/rules/life.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type ComplaintFacts, complaintLife } from './complaint-life.ts'
import { answerBy, opensDuring } from './complaint-terms.ts'

const start = new Date('2026-03-02T09:00:00Z')
const period = { start, end: after(start, 10 * dayMs) }
const opened = after(start, dayMs)
const paidAt = after(start, -dayMs)

const facts = (more: Partial<ComplaintFacts> = {}): ComplaintFacts => ({
  now: opened,
  by: 'renter',
  openedBy: 'renter',
  answerBy: answerBy(opened),
  opensDuring: opensDuring({ stage: 'paid', period, paidAt, cancelledAt: null }),
  ...more,
})

describe('a dispute can be opened', () => {
  const refusal = (now: Date) =>
    refusalFor(complaintLife, { from: null, event: 'open', by: 'renter' }, facts({ now }))

  it('from the start of the booking until two weeks after its end', () => {
    expect(refusal(after(start, -1))).toBe('complaint_not_possible')
    expect(refusal(start)).toBeUndefined()
    expect(refusal(after(period.end, 14 * dayMs))).toBeUndefined()
    expect(refusal(after(period.end, 14 * dayMs + 1))).toBe('complaint_not_possible')
  })

  it('until two weeks after it was cancelled, if it had begun by then', () => {
    const cancelledAt = after(start, 2 * dayMs)
    const during = opensDuring({ stage: 'cancelled', period, paidAt, cancelledAt })
    expect(during?.end).toEqual(after(cancelledAt, 14 * dayMs))
    const byItsStart = { stage: 'cancelled', period, paidAt, cancelledAt: start } as const
    expect(opensDuring(byItsStart)).toBeUndefined()
  })

  it.each(['pending', 'approved', 'disapproved', 'expired'] as const)(
    'not where it is %s',
    stage => {
      expect(opensDuring({ stage, period, paidAt: null, cancelledAt: null })).toBeUndefined()
    },
  )

  it('not where it was withdrawn before anybody paid', () => {
    const cancelledAt = after(start, dayMs)
    const withdrawn = { stage: 'cancelled', period, paidAt: null, cancelledAt } as const
    expect(opensDuring(withdrawn)).toBeUndefined()
  })
})

describe('an open dispute', () => {
  const refusal = (
    event: 'answer' | 'withdraw' | 'decide',
    by: ComplaintFacts['by'],
    more: Partial<ComplaintFacts> = {},
  ) => refusalFor(complaintLife, { from: 'open', event, by }, facts({ by, ...more }))
  const inTime = after(opened, 72 * hourMs)
  const tooLate = after(inTime, 1)

  it('is answered by the other side, within 72 hours', () => {
    expect(refusal('answer', 'renter')).toBe('complaint_not_yours')
    expect(refusal('answer', 'host', { now: inTime })).toBeUndefined()
    expect(refusal('answer', 'host', { now: tooLate })).toBe('complaint_closed')
  })

  it('is withdrawn by who opened it', () => {
    expect(refusal('withdraw', 'host')).toBe('complaint_not_yours')
    expect(refusal('withdraw', 'renter')).toBeUndefined()
  })

  it('is decided once the other side had its time, and never for more than there is', () => {
    const money = { refund: 500, left: 500 }
    expect(refusal('decide', 'operator', { ...money, now: inTime })).toBe('complaint_waiting')
    expect(refusal('decide', 'operator', { ...money, now: tooLate })).toBeUndefined()
    expect(refusal('decide', 'operator', { refund: 501, left: 500, now: tooLate })).toBe(
      'complaint_refund_too_high',
    )
  })
})

it('an answered dispute is decided at once, and not answered again', () => {
  const answered = { from: 'answered' } as const
  const decision = { ...answered, event: 'decide', by: 'operator' } as const
  expect(refusalFor(complaintLife, decision, facts({ by: 'operator' }))).toBeUndefined()
  const again = { ...answered, event: 'answer', by: 'host' } as const
  expect(refusalFor(complaintLife, again, facts({ by: 'host' }))).toBe('complaint_closed')
})
