import { describe, expect, it } from 'vitest'
import { earliestEndOf, noticeEnd } from './notice.ts'

const longAgo = new Date('2026-01-01T00:00:00Z')
const given = (now: string, by: 'renter' | 'host' | 'operator', inArrears = false) =>
  noticeEnd(by, { now: new Date(now), earliestEnd: longAgo, inArrears }).toISOString()

describe('notice', () => {
  it.each([
    [
      'on the last second of a month in summer time',
      '2027-06-30T22:59:59Z',
      '2027-07-31T23:00:00Z',
    ],
    ['a second later, which is another month', '2027-06-30T23:00:00Z', '2027-08-31T23:00:00Z'],
    ['on the last second of a month in winter', '2027-01-31T23:59:59Z', '2027-03-01T00:00:00Z'],
    ['in the month in which clocks go forward', '2027-02-28T23:59:59Z', '2027-03-31T23:00:00Z'],
    ['in the month in which clocks go back', '2027-09-30T22:59:59Z', '2027-11-01T00:00:00Z'],
    ['before a leap day', '2028-01-15T12:00:00Z', '2028-03-01T00:00:00Z'],
    ['at the end of a year', '2027-12-31T23:59:59Z', '2028-02-01T00:00:00Z'],
  ])('of a renter %s ends with the next whole month', (_when, now, end) => {
    expect(given(now, 'renter')).toBe(new Date(end).toISOString())
  })

  it('of a partner, or of us, ends with the second whole month', () => {
    const end = new Date('2027-08-31T23:00:00Z').toISOString()
    expect(given('2027-06-30T22:59:59Z', 'host')).toBe(end)
    expect(given('2027-06-30T22:59:59Z', 'operator')).toBe(end)
  })

  it('of a partner who waits for rent ends after fourteen whole days, over a clock change as well', () => {
    expect(given('2027-03-20T23:59:59Z', 'host', true)).toBe('2027-04-03T23:00:00.000Z')
    expect(given('2027-03-20T12:00:00Z', 'renter', true)).toBe('2027-04-30T23:00:00.000Z')
  })

  it('ends nothing before the first month and the shortest rental are over', () => {
    const first = { start: new Date('2027-02-01T00:00:00Z'), end: new Date('2027-03-01T00:00:00Z') }
    expect(earliestEndOf(first, { hours: 1 })).toEqual(first.end)
    const earliestEnd = earliestEndOf(first, { months: 6 })
    expect(earliestEnd.toISOString()).toBe('2027-07-31T23:00:00.000Z')
    const now = new Date('2027-02-10T12:00:00Z')
    expect(noticeEnd('renter', { now, earliestEnd, inArrears: false })).toEqual(earliestEnd)
  })
})
