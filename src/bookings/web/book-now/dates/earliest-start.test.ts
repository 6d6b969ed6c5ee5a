import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { assess, type Offer } from './assess.ts'
import { earliestMonth, earliestStart, type Notice } from './earliest-start.ts'
import { hoursLater, londonMoment, monthsLater } from './london-clock.ts'

const notices: readonly Notice[] = [
  { hours: 0, months: 0 },
  { hours: 1, months: 0 },
  { hours: 48, months: 0 },
  { hours: 336, months: 0 },
  { hours: 0, months: 1 },
]
const moments = [
  '2026-11-22T20:05:00Z',
  '2026-11-30T23:30:00Z',
  '2026-12-31T00:00:00Z',
  '2027-01-31T12:00:00Z',
  '2027-03-27T12:00:00Z',
  '2027-03-31T22:30:00Z',
  '2027-10-31T00:30:00Z',
  '2027-10-31T01:30:00Z',
  '2027-09-30T00:30:00Z',
]
const cases = moments.flatMap(moment => notices.map(notice => ({ now: new Date(moment), notice })))

function offerWith(notice: Notice): Offer {
  return {
    listing: { monthlyRate: 100, hourlyRate: 10, unavailabilityPeriods: [] },
    words: {
      shortestRental: { label: '1 hour', hours: 1, months: 0 },
      notice: { label: null, ...notice },
    },
    policy: firstPolicy,
    taken: [],
  }
}

describe.each(cases)('at $now with notice of $notice', ({ now, notice }) => {
  const offer = offerWith(notice)
  const faultOf = (month: string) =>
    assess({ type: 'monthly', start: month, end: month }, offer, now).fault

  test('the first month on offer is the first that would be let', () => {
    const first = earliestMonth(now, notice)
    expect(faultOf(first)).toBeUndefined()
    expect(faultOf(monthsLater(first, -1))).toBeDefined()
  })

  test('so is the first hour', () => {
    const start = earliestStart(now, notice)
    const wish = { type: 'hourly', start, end: hoursLater(start, 2) } as const
    expect(assess(wish, offer, new Date(now.getTime() - 1000)).fault).toBeUndefined()
    const sooner = new Date(Date.parse(`${start}Z`) - hourMs).toISOString().slice(0, 16)
    expect(assess({ ...wish, start: sooner }, offer, now).fault?.field).toBe('start')
  })
})

test('the pickers never offer what the server would refuse, whatever the time and the notice', () => {
  const anyTime = fc.integer({ min: Date.parse('2026-01-01Z'), max: Date.parse('2034-01-01Z') })
  const anyNotice = fc.oneof(
    fc.record({ hours: fc.integer({ min: 0, max: 1500 }), months: fc.constant(0) }),
    fc.record({ hours: fc.constant(0), months: fc.integer({ min: 0, max: 3 }) }),
  )
  fc.assert(
    fc.property(anyTime, anyNotice, (at, notice) => {
      const now = new Date(at)
      const month = earliestMonth(now, notice)
      const faultOf = (start: string) =>
        assess({ type: 'monthly', start, end: start }, offerWith(notice), now).fault
      expect(faultOf(month)).toBeUndefined()
      expect(faultOf(monthsLater(month, -1))).toBeDefined()
    }),
  )
})

test('without notice, it is now', () => {
  const now = new Date('2026-11-22T20:05:00Z')
  expect(earliestStart(now, { hours: 0, months: 0 })).toBe(londonMoment(now))
})
