import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { type BookingType, readTerm, type Term } from '../term/term.ts'
import { earnings, quote, totalOf } from './quote.ts'

const now = new Date('2026-01-10T12:00:00Z')

function term(type: BookingType, start: string, end: string): Term {
  const read = readTerm(type, start, end, { now, notice: {} })
  if (typeof read === 'string') throw new Error(read)
  return read
}

interface Example {
  why: string
  type: BookingType
  from: string
  to: string
  rate: number
  km?: [costPerKm: number, distanceKm: number]
  time: number
  subtotal: number
  tax: number
  total: number
}

/** Worked out by hand. Rates, subtotals and tax in pounds. Totals are always whole pounds. */
// biome-ignore format: the columns of this table should stay aligned
const examples: Example[] = [
  // Hours, counted as whole hours that have passed
  { why: 'three hours', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T12:00Z', rate: 10, time: 3, subtotal: 30, tax: 2.25, total: 32 },
  { why: 'a minute short of three', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T11:59Z', rate: 10, time: 2, subtotal: 20, tax: 1.5, total: 22 },
  { why: '59 minutes are no hour', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T09:59Z', rate: 10, time: 0, subtotal: 0, tax: 0, total: 0 },
  { why: 'one hour exactly', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T10:00Z', rate: 2, time: 1, subtotal: 2, tax: 0.15, total: 2 },
  { why: 'a second short of an hour', type: 'hourly', from: '2026-02-03T09:00:00Z', to: '2026-02-03T09:59:59Z', rate: 2, time: 0, subtotal: 0, tax: 0, total: 0 },
  { why: 'a whole day', type: 'hourly', from: '2026-02-03T00:00Z', to: '2026-02-04T00:00Z', rate: 1.5, time: 24, subtotal: 36, tax: 2.7, total: 39 },
  { why: 'over midnight', type: 'hourly', from: '2026-02-03T22:30Z', to: '2026-02-04T01:30Z', rate: 4, time: 3, subtotal: 12, tax: 0.9, total: 13 },
  { why: 'over the new year', type: 'hourly', from: '2026-12-31T22:00Z', to: '2027-01-01T02:00Z', rate: 5, time: 4, subtotal: 20, tax: 1.5, total: 22 },
  { why: 'the spring day has 23 hours', type: 'hourly', from: '2026-03-29T00:00', to: '2026-03-30T00:00', rate: 1, time: 23, subtotal: 23, tax: 1.73, total: 25 },
  { why: 'the autumn day has 25 hours', type: 'hourly', from: '2026-10-25T00:00', to: '2026-10-26T00:00', rate: 1, time: 25, subtotal: 25, tax: 1.88, total: 27 },
  { why: 'one hour on the wall is none in spring', type: 'hourly', from: '2026-03-29T00:30', to: '2026-03-29T02:30', rate: 10, time: 1, subtotal: 10, tax: 0.75, total: 11 },
  { why: 'the hour that comes twice', type: 'hourly', from: '2026-10-25T00:30', to: '2026-10-25T02:30', rate: 10, time: 3, subtotal: 30, tax: 2.25, total: 32 },
  { why: 'instants ignore the clock change', type: 'hourly', from: '2026-03-29T00:30Z', to: '2026-03-29T02:30Z', rate: 10, time: 2, subtotal: 20, tax: 1.5, total: 22 },
  { why: 'a summer offset', type: 'hourly', from: '2026-07-01T09:00+01:00', to: '2026-07-01T12:00+01:00', rate: 10, time: 3, subtotal: 30, tax: 2.25, total: 32 },
  { why: 'two offsets, one line of time', type: 'hourly', from: '2026-07-01T09:00+01:00', to: '2026-07-01T12:00Z', rate: 10, time: 4, subtotal: 40, tax: 3, total: 43 },
  { why: 'a leap day', type: 'hourly', from: '2028-02-28T12:00Z', to: '2028-03-01T12:00Z', rate: 1, time: 48, subtotal: 48, tax: 3.6, total: 52 },
  { why: 'odd pence an hour', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T16:00Z', rate: 1.29, time: 7, subtotal: 9.03, tax: 0.68, total: 10 },
  { why: 'a total under fifty pence rounds to nothing', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T10:00Z', rate: 0.46, time: 1, subtotal: 0.46, tax: 0.03, total: 0 },
  { why: 'and one just over does not', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T10:00Z', rate: 0.47, time: 1, subtotal: 0.47, tax: 0.04, total: 1 },
  // Months, counting the first and the last
  { why: 'March to March', type: 'monthly', from: '2026-03', to: '2026-03', rate: 100, time: 1, subtotal: 100, tax: 7.5, total: 108 },
  { why: 'March to May', type: 'monthly', from: '2026-03', to: '2026-05', rate: 100, time: 3, subtotal: 300, tax: 22.5, total: 323 },
  { why: 'December to January', type: 'monthly', from: '2026-12', to: '2027-01', rate: 100, time: 2, subtotal: 200, tax: 15, total: 215 },
  { why: 'two hundred pounds', type: 'monthly', from: '2026-03', to: '2026-03', rate: 200, time: 1, subtotal: 200, tax: 15, total: 215 },
  { why: 'a whole year', type: 'monthly', from: '2026-02', to: '2027-01', rate: 85, time: 12, subtotal: 1020, tax: 76.5, total: 1097 },
  { why: 'the longest term', type: 'monthly', from: '2026-02', to: '2028-01', rate: 50, time: 24, subtotal: 1200, tax: 90, total: 1290 },
  { why: 'days within months do not matter', type: 'monthly', from: '2026-03-31', to: '2026-04-01', rate: 60, time: 2, subtotal: 120, tax: 9, total: 129 },
  { why: 'late on 30 June in UTC is July in London', type: 'monthly', from: '2026-06-30T23:00Z', to: '2026-07-15T12:00Z', rate: 60, time: 1, subtotal: 60, tax: 4.5, total: 65 },
  { why: 'the same moment in winter is still January', type: 'monthly', from: '2026-01-31T23:00Z', to: '2026-02-15T12:00Z', rate: 60, time: 2, subtotal: 120, tax: 9, total: 129 },
  { why: 'a summer booking sent as instants', type: 'monthly', from: '2026-03-31T23:00:00Z', to: '2026-08-31T22:59:59Z', rate: 40, time: 5, subtotal: 200, tax: 15, total: 215 },
  { why: 'odd pence a month', type: 'monthly', from: '2026-03', to: '2026-05', rate: 33.33, time: 3, subtotal: 99.99, tax: 7.5, total: 107 },
  { why: 'exactly fifty pence rounds up', type: 'monthly', from: '2026-03', to: '2026-03', rate: 20, time: 1, subtotal: 20, tax: 1.5, total: 22 },
  { why: 'a penny under stays down', type: 'monthly', from: '2026-03', to: '2026-03', rate: 19.99, time: 1, subtotal: 19.99, tax: 1.5, total: 21 },
  { why: 'the current month is charged whole', type: 'monthly', from: '2026-01', to: '2026-01', rate: 100, time: 1, subtotal: 100, tax: 7.5, total: 108 },
  // Moving
  { why: 'three months and 12 km', type: 'monthly', from: '2026-03', to: '2026-05', rate: 100, km: [2, 12], time: 3, subtotal: 324, tax: 24.3, total: 348 },
  { why: 'part of a kilometre', type: 'monthly', from: '2026-03', to: '2026-03', rate: 100, km: [1.5, 7.3], time: 1, subtotal: 110.95, tax: 8.32, total: 119 },
  { why: 'half a penny of moving rounds up', type: 'monthly', from: '2026-03', to: '2026-03', rate: 10, km: [0.25, 0.1], time: 1, subtotal: 10.03, tax: 0.75, total: 11 },
  { why: 'half a penny that binary fractions fall short of rounds up as well', type: 'monthly', from: '2026-03', to: '2026-03', rate: 10, km: [0.45, 2.3], time: 1, subtotal: 11.04, tax: 0.83, total: 12 },
  { why: 'next door', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T12:00Z', rate: 10, km: [3, 0], time: 3, subtotal: 30, tax: 2.25, total: 32 },
  { why: 'a partner who moves for nothing', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T12:00Z', rate: 10, km: [0, 40], time: 3, subtotal: 30, tax: 2.25, total: 32 },
  { why: 'a long way by the hour', type: 'hourly', from: '2026-02-03T09:00Z', to: '2026-02-03T14:00Z', rate: 3.5, km: [1.2, 318.4], time: 5, subtotal: 399.58, tax: 29.97, total: 430 },
  { why: 'moving is taxed as well', type: 'monthly', from: '2026-03', to: '2026-03', rate: 200, km: [2, 100], time: 1, subtotal: 400, tax: 30, total: 430 },
  { why: 'a large warehouse', type: 'monthly', from: '2026-02', to: '2028-01', rate: 4999.99, km: [5, 250], time: 24, subtotal: 121249.76, tax: 9093.73, total: 130343 },
]

const pounds = (amount: number): Pence => pence(Math.round(amount * 100))

describe('a quote', () => {
  it('is worked out by hand in more than forty cases', () => {
    expect(examples.length).toBeGreaterThanOrEqual(40)
  })

  it.each(examples)('$why', ({ type, from, to, rate, km, time, subtotal, tax, total }) => {
    const counted = term(type, from, to)
    const moving = km ? { costPerKm: pounds(km[0]), distanceKm: km[1] } : null
    const price = quote({ ...counted, unitPrice: pounds(rate), moving, packing: false, policy })
    expect({
      time: counted.time,
      subtotal: price.subtotal / 100,
      tax: price.tax / 100,
      total: price.total / 100,
    }).toEqual({ time, subtotal, tax, total })
  })

  it('names each line as a person would', () => {
    const price = quote({
      type: 'monthly',
      time: 3,
      unitPrice: pounds(100),
      moving: { costPerKm: pounds(2), distanceKm: 12 },
      packing: true,
      policy,
    })
    expect(price.lines.map(({ kind, label, amount }) => [kind, label, amount / 100])).toEqual([
      ['rent', '3 months at £100 a month', 300],
      ['moving', 'Moving, 12 km at £2 a km', 24],
      ['packing', 'Packing', 0],
      ['tax', 'Tax (7.5%)', 24.3],
      ['rounding', 'Rounding to whole pounds', -0.3],
    ])
  })

  it.each([
    ['hourly', 1, '1 hour at £20'],
    ['hourly', 2, '2 hours at £20 an hour'],
    ['monthly', 1, '1 month at £20'],
    ['monthly', 2, '2 months at £20 a month'],
  ] as const)('names %s rent for a time of %i: %s', (type, time, label) => {
    const price = quote({ type, time, unitPrice: pounds(20), moving: null, packing: false, policy })
    expect(price.lines[0]?.label).toBe(label)
  })

  it('has no line for a rounding of nothing', () => {
    const rent = { type: 'monthly', time: 2, unitPrice: pounds(100) } as const
    const price = quote({ ...rent, moving: null, packing: false, policy })
    expect(price.lines.map(({ kind }) => kind)).toEqual(['rent', 'tax'])
  })

  const requests = fc.record({
    type: fc.constantFrom<BookingType>('hourly', 'monthly'),
    time: fc.integer({ min: 0, max: 20_000 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }).map(pence),
    moving: fc.option(
      fc.record({
        costPerKm: fc.integer({ min: 0, max: 10_000 }).map(pence),
        distanceKm: fc.integer({ min: 0, max: 5000 }).map(tenths => tenths / 10),
      }),
    ),
    packing: fc.boolean(),
    policy: fc.constant(policy),
  })

  it('always adds up to its lines, in whole pounds, within a pound of the exact price', () => {
    fc.assert(
      fc.property(requests, request => {
        const price = quote(request)
        expect(sumPence(price.lines.map(line => line.amount))).toBe(price.total)
        expect(price.total % 100).toBe(0)
        expect(Math.abs(price.total - price.subtotal * 1.075)).toBeLessThanOrEqual(50.000001)
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same without its lines', () => {
    fc.assert(
      fc.property(requests, request => {
        expect(totalOf(request)).toBe(quote(request).total)
      }),
    )
  })

  it('never charges for packing', () => {
    fc.assert(
      fc.property(requests, request => {
        const packed = quote({ ...request, packing: true })
        expect(packed.total).toBe(quote({ ...request, packing: false }).total)
      }),
    )
  })

  it('never gets cheaper for more time', () => {
    fc.assert(
      fc.property(requests, request => {
        const longer = quote({ ...request, time: request.time + 1 })
        expect(longer.total).toBeGreaterThanOrEqual(quote(request).total)
      }),
    )
  })
})

describe('what the partner earns', () => {
  it('keeps 80 % of rent and moving to the penny, whatever the tax and rounding', () => {
    const share = earnings(pounds(324), policy)
    expect(share).toEqual({ gross: 32400, commission: 6480, net: 25920 })
  })

  it('splits every subtotal without losing or making a penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }).map(pence), subtotal => {
        const { gross, commission, net } = earnings(subtotal, policy)
        expect(commission + net).toBe(gross)
        expect(Math.abs(commission - subtotal / 5)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
