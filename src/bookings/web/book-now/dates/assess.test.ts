import { describe, expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { assess, type Offer } from './assess.ts'

const now = new Date('2026-11-21T10:00:00Z')
const offer: Offer = {
  listing: {
    monthlyRate: 100,
    hourlyRate: 10,
    unavailabilityPeriods: [{ startDate: '2026-12-24', endDate: '2026-12-26' }],
  },
  words: {
    shortestRental: { label: '4 hours', hours: 4, months: 0 },
    notice: { label: '1 day', hours: 24, months: 0 },
  },
  policy: firstPolicy,
  taken: [{ start: new Date('2026-12-10T00:00:00Z'), end: new Date('2026-12-11T00:00:00Z') }],
}
const hourly = (start: string, end: string) => assess({ type: 'hourly', start, end }, offer, now)
const monthly = (start: string, end: string) => assess({ type: 'monthly', start, end }, offer, now)

describe('what somebody wishes for is priced as the server prices it', () => {
  test('by the hour', () => {
    const { quote } = hourly('2026-12-01T09:00', '2026-12-01T14:00')
    expect(quote?.total).toBe(5400)
    expect(quote?.time).toBe(5)
  })

  test('by the month', () => {
    expect(monthly('2027-03', '2027-05').quote?.total).toBe(32_300)
  })
})

test('a month that has begun is let from the end of the notice on, and charged whole', () => {
  const { quote, term } = monthly('2026-11', '2026-11')
  expect(quote?.total).toBe(10_800)
  expect(term?.period.start).toEqual(new Date('2026-11-22T10:00:00Z'))
})

test('a month that ends within the notice is too soon', () => {
  const notice = { label: '2 weeks', hours: 336, months: 0 }
  const noticed = { ...offer, words: { ...offer.words, notice } }
  const { fault } = assess({ type: 'monthly', start: '2026-11', end: '2026-12' }, noticed, now)
  expect(fault).toEqual({
    field: 'start',
    message: 'This partner needs notice. The earliest start is 5 December 2026, 10:00.',
  })
})

describe('a wish until notice is given', () => {
  const rolling = (start: string, of = offer) =>
    assess({ type: 'monthly', start, end: start, rolling: true }, of, now)

  test('is priced by its first month, however long the shortest rental is', () => {
    const shortestRental = { label: '3 months', hours: 0, months: 3 }
    const long = { ...offer, words: { ...offer.words, shortestRental } }
    const { quote, term } = rolling('2027-03', long)
    expect(quote?.total).toBe(10_800)
    expect(term?.period.end).toEqual(openEnd)
  })

  test('meets whatever is booked or closed at any time after its start', () => {
    expect(rolling('2026-12').isTaken).toBe(true)
    const later = [{ start: new Date('2027-06-01'), end: new Date('2027-07-01') }]
    expect(rolling('2027-03', { ...offer, taken: later }).isTaken).toBe(true)
  })
})

describe('what the partner does not let in is said in words, at the date it is about', () => {
  test.each([
    ['2026-12-01T09:00', '2026-12-01T09:00', 'end', 'The end must come after the start.'],
    ['2026-12-01T09:00', '2026-12-01T09:30', 'end', 'Please book at least one whole hour.'],
    ['2026-12-01T09:00', '2026-12-01T12:00', 'end', 'The shortest rental here is 4 hours.'],
    [
      '2026-11-20T09:00',
      '2026-11-20T15:00',
      'start',
      'That start has passed. Please choose a later one.',
    ],
    [
      '2026-11-22T09:00',
      '2026-11-22T15:00',
      'start',
      'This partner needs notice. The earliest start is 22 November 2026, 10:00.',
    ],
    [
      '2026-12-26T20:00',
      '2026-12-27T02:00',
      'start',
      'The partner has closed the space from 24 December 2026, 00:00 until 27 December 2026, 00:00.',
    ],
    [
      '2026-12-20T09:00',
      '2026-12-28T09:00',
      'end',
      'The partner has closed the space from 24 December 2026, 00:00 until 27 December 2026, 00:00.',
    ],
    [
      '2026-12-23T21:00',
      '2026-12-24T02:00',
      'start',
      'The partner has closed the space from 24 December 2026, 00:00 until 27 December 2026, 00:00.',
    ],
    [
      '2026-12-10T09:00',
      '2026-12-10T15:00',
      'start',
      'Somebody has it from 10 December 2026, 00:00 until 11 December 2026, 00:00. Please try another time.',
    ],
    [
      '2026-12-01T09:00',
      '2029-12-01T09:00',
      'end',
      'A booking with an end lasts 24 months at most.',
    ],
  ])('%s until %s', (start, end, field, message) => {
    expect(hourly(start, end).fault).toEqual({ field, message })
  })

  test('months that somebody has, by their days', () => {
    const taken = [{ start: new Date('2027-01-01'), end: new Date('2027-03-01') }]
    const wish = { type: 'monthly', start: '2027-02', end: '2027-02' } as const
    expect(assess(wish, { ...offer, taken }, now).fault?.message).toBe(
      'Somebody has it from 1 January 2027 until 28 February 2027. Please try another time.',
    )
  })

  test('in a later month, at the last month: the first may stay', () => {
    const taken = [{ start: new Date('2027-03-01'), end: new Date('2027-04-01') }]
    const fieldOf = (start: string, end: string) =>
      assess({ type: 'monthly', start, end }, { ...offer, taken }, now).fault?.field
    expect(fieldOf('2027-01', '2027-05')).toBe('end')
    expect(fieldOf('2027-02', '2027-03')).toBe('end')
    expect(fieldOf('2027-03', '2027-05')).toBe('start')
  })

  test('a time without an end', () => {
    const taken = [{ start: new Date('2027-01-01'), end: openEnd }]
    for (const wish of [
      { type: 'monthly', start: '2027-02', end: '2027-02' },
      { type: 'hourly', start: '2027-02-01T09:00', end: '2027-02-01T15:00' },
    ] as const) {
      expect(assess(wish, { ...offer, taken }, now).fault?.message).toMatch(
        /^Somebody has it from 1 January 2027.*, until notice is given\. Please try another space\.$/,
      )
    }
  })

  test('a rate that is not offered', () => {
    const unlet = { ...offer, listing: { ...offer.listing, monthlyRate: null } }
    const wish = { type: 'monthly', start: '2027-03', end: '2027-03' } as const
    expect(assess(wish, unlet, now).fault?.message).toBe('This space is not let that way.')
  })
})
