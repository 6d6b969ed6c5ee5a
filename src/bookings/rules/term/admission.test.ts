import { describe, expect, it } from 'vitest'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { type AdmissionRules, refusalOf } from './admission.ts'
import { type BookingType, readTerm } from './term.ts'

const now = new Date('2026-01-10T12:00:00Z')
const open: AdmissionRules = {
  shortestRental: { hours: 1 },
  notice: { hours: 0 },
  unavailable: [],
  policy,
}

function ask(type: BookingType, start: string, end: string, rules: Partial<AdmissionRules> = {}) {
  const terms = { ...open, ...rules }
  const term = readTerm(type, start, end, { now, notice: terms.notice })
  if (typeof term === 'string') throw new Error(term)
  return refusalOf(term, terms, now)?.reason
}

describe('letting a booking in', () => {
  it('takes what the partner allows', () => {
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-03T12:00Z')).toBeUndefined()
    expect(ask('monthly', '2026-01', '2026-03')).toBeUndefined()
  })

  it('refuses less than an hour, since there would be nothing to pay', () => {
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-03T09:59Z')).toBe('nothingToPay')
  })

  it('forgives clocks that differ by five minutes, and no more', () => {
    expect(ask('hourly', '2026-01-10T11:55Z', '2026-01-10T14:00Z')).toBeUndefined()
    expect(ask('hourly', '2026-01-10T11:54Z', '2026-01-10T14:00Z')).toBe('inThePast')
    expect(ask('monthly', '2025-12', '2026-03')).toBe('inThePast')
  })

  it('lets nobody book further ahead than two years', () => {
    expect(ask('hourly', '2028-01-10T12:00Z', '2028-01-10T14:00Z')).toBeUndefined()
    expect(ask('hourly', '2028-01-10T12:01Z', '2028-01-10T14:01Z')).toBe('startTooFar')
    expect(ask('monthly', '2028-01', '2028-03')).toBeUndefined()
    expect(ask('monthly', '2028-02', '2028-03')).toBe('startTooFar')
    const longer = { policy: { ...policy, longestTermMonths: 100 } }
    expect(ask('monthly', '2026-02', '2030-12', longer)).toBeUndefined()
    expect(ask('monthly', '2026-02', '2031-01', longer)).toBe('endTooFar')
  })

  it.each([
    ['monthly', '2026-02', '2100-12'],
    ['monthly', '2026-02', '2100-12-31'],
    ['hourly', '2026-02-03T09:00Z', '2100-12-31T00:00Z'],
    ['hourly', '2026-02-03T09:00Z', '2100-12-31T23:59Z'],
  ] as const)(
    'takes the last days of the calendar for an end: %s, %s to %s',
    (type, start, end) => {
      expect(ask(type, start, end)).toBe('endTooFar')
    },
  )

  it('ends at the longest term', () => {
    expect(ask('monthly', '2026-02', '2028-01')).toBeUndefined()
    expect(ask('monthly', '2026-02', '2028-02')).toBe('tooLong')
    expect(ask('hourly', '2026-02-03T09:00Z', '2028-02-03T10:00Z')).toBe('tooLong')
  })

  it('measures the shortest rental in elapsed time, by the hour or by the month', () => {
    const threeDays = { shortestRental: { hours: 72 } }
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-06T09:00Z', threeDays)).toBeUndefined()
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-06T08:59Z', threeDays)).toBe('tooShort')
    const threeMonths = { shortestRental: { months: 3 } }
    expect(ask('monthly', '2026-03', '2026-05', threeMonths)).toBeUndefined()
    expect(ask('monthly', '2026-03', '2026-04', threeMonths)).toBe('tooShort')
    expect(ask('hourly', '2026-02-03T09:00', '2026-05-03T08:00', threeMonths)).toBe('tooShort')
    expect(ask('hourly', '2026-02-03T09:00', '2026-05-03T09:00', threeMonths)).toBeUndefined()
  })

  it('counts a month under way as the month it is charged as', () => {
    expect(ask('monthly', '2026-01', '2026-01', { shortestRental: { months: 1 } })).toBeUndefined()
    expect(ask('monthly', '2026-01', '2026-01', { shortestRental: { hours: 336 } })).toBeUndefined()
  })

  it('gives the partner the notice asked for', () => {
    const day = { notice: { hours: 24 } }
    expect(ask('hourly', '2026-01-11T12:00Z', '2026-01-11T15:00Z', day)).toBeUndefined()
    expect(ask('hourly', '2026-01-11T11:00Z', '2026-01-11T15:00Z', day)).toBe('noticeTooShort')
  })

  it.each([
    ['hours of it', { hours: 24 }, '2026-01'],
    ['two weeks of it', { hours: 336 }, '2026-01'],
    ['up to the last hour of the month', { hours: 21 * 24 + 11 }, '2026-01'],
    ['up to the end of the month', { hours: 21 * 24 + 12 }, '2026-02'],
    ['a month of it', { months: 1 }, '2026-02'],
    ['two months of it', { months: 2 }, '2026-03'],
  ])('rules out no month that the notice ends in: %s', (_what, notice, first) => {
    const before = { '2026-01': '2025-12', '2026-02': '2026-01', '2026-03': '2026-02' }[first]
    expect(ask('monthly', first, '2026-06', { notice })).toBeUndefined()
    const refused = before === '2025-12' ? 'inThePast' : 'noticeTooShort'
    expect(ask('monthly', before ?? '', '2026-06', { notice })).toBe(refused)
  })

  it('keeps out of the days the partner has closed, but may touch them', () => {
    const closed = {
      unavailable: [{ start: new Date('2026-02-03T12:00Z'), end: new Date('2026-02-05T12:00Z') }],
    }
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-03T12:00Z', closed)).toBeUndefined()
    expect(ask('hourly', '2026-02-03T09:00Z', '2026-02-03T13:00Z', closed)).toBe('unavailable')
    expect(ask('monthly', '2026-02', '2026-02', closed)).toBe('unavailable')
  })
})
