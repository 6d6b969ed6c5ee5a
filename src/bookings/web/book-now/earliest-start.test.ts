import { describe, expect, test } from 'vitest'
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
]
const cases = moments.flatMap(moment => notices.map(notice => ({ now: new Date(moment), notice })))

describe.each(cases)('at $now with notice of $notice', ({ now, notice }) => {
  const offer: Offer = {
    listing: { monthlyRate: 100, hourlyRate: 10, unavailabilityPeriods: [] },
    words: {
      shortestRental: { label: '1 hour', hours: 1, months: 0 },
      notice: { label: null, ...notice },
    },
    taken: [],
  }
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
    const sooner = hoursLater(start, -1)
    expect(assess({ ...wish, start: sooner }, offer, now).fault?.field).toBe('start')
  })
})

test('without notice, it is now', () => {
  const now = new Date('2026-11-22T20:05:00Z')
  expect(earliestStart(now, { hours: 0, months: 0 })).toBe(londonMoment(now))
})
