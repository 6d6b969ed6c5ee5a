import { describe, expect, it } from 'vitest'
import type { FactsOfRun } from '#bookings/rules/life/ran-until.ts'
import { refusalFor } from '#foundation/rules/life.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type ReviewFacts, reviewLife } from './review-life.ts'
import { reviewTime } from './review-terms.ts'

const start = new Date('2026-03-02T09:00:00Z')
const short = { start, end: after(start, 10 * dayMs) }
const long = { start, end: after(start, 90 * dayMs) }
const paidAt = after(start, -dayMs)
const paid: FactsOfRun = { stage: 'paid', period: short, paidAt, cancelledAt: null }

const timeOf = (more: Partial<FactsOfRun> = {}) => reviewTime({ ...paid, ...more })

describe('a booking can be reviewed', () => {
  it('from its end until two weeks later', () => {
    expect(timeOf()).toEqual({ start: short.end, end: after(short.end, 14 * dayMs) })
  })

  it('after thirty days of a longer one, until two weeks after its end', () => {
    expect(timeOf({ period: long })).toEqual({
      start: after(start, 30 * dayMs),
      end: after(long.end, 14 * dayMs),
    })
  })

  it('that was cancelled once it ran, from then on', () => {
    const cancelledAt = after(start, 2 * dayMs)
    const time = timeOf({ stage: 'cancelled', cancelledAt })
    expect(time).toEqual({ start: cancelledAt, end: after(cancelledAt, 14 * dayMs) })
  })

  it.each<[string, Partial<FactsOfRun>]>([
    ['cancelled before its start', { stage: 'cancelled', cancelledAt: after(start, -1) }],
    ['cancelled at its start', { stage: 'cancelled', cancelledAt: start }],
    ['withdrawn unpaid', { stage: 'cancelled', cancelledAt: after(start, 1), paidAt: null }],
    ['not paid', { stage: 'approved', paidAt: null }],
    ['denied', { stage: 'disapproved', paidAt: null }],
  ])('but not one %s', (_name, more) => {
    expect(timeOf(more)).toBeUndefined()
  })
})

const time = { start: short.end, end: after(short.end, 14 * dayMs) }
const facts = (more: Partial<ReviewFacts> = {}): ReviewFacts => ({
  now: time.start,
  by: 'renter',
  author: 'renter',
  isAnswered: false,
  hasAnswer: false,
  time,
  ...more,
})

describe('a review', () => {
  it('is written in its time, to the millisecond', () => {
    const refusal = (now: Date) =>
      refusalFor(reviewLife, { from: null, event: 'write', by: 'renter' }, facts({ now }))
    expect(refusal(after(time.start, -1))).toBe('review_too_early')
    expect(refusal(time.start)).toBeUndefined()
    expect(refusal(after(time.end, -1))).toBeUndefined()
    expect(refusal(time.end)).toBe('review_too_late')
  })

  it('is changed by its writer until its time is over, though nobody has shown it yet', () => {
    const refusal = (now: Date, by: 'renter' | 'host' = 'renter') =>
      refusalFor(reviewLife, { from: 'written', event: 'change', by }, facts({ now, by }))
    expect(refusal(after(time.end, -1))).toBeUndefined()
    expect(refusal(after(time.end, -1), 'host')).toBe('not_found')
    expect(refusal(time.end)).toBe('review_closed')
  })

  it('is shown when both have written, or when the time is over', () => {
    const refusal = (more: Partial<ReviewFacts>) =>
      refusalFor(reviewLife, { from: 'written', event: 'reveal', by: 'clock' }, facts(more))
    expect(refusal({})).toBe('review_closed')
    expect(refusal({ hasOther: true })).toBeUndefined()
    expect(refusal({ now: time.end })).toBeUndefined()
  })

  it('is answered once, by the other side', () => {
    const refusal = (more: Partial<ReviewFacts>) => {
      const wish = { from: 'revealed', event: 'respond', by: more.by ?? 'host' } as const
      return refusalFor(reviewLife, wish as never, facts(more))
    }
    expect(refusal({ by: 'host' })).toBeUndefined()
    expect(refusal({ by: 'renter' })).toBe('not_found')
    expect(refusal({ by: 'host', isAnswered: true })).toBe('review_answered')
  })
})
