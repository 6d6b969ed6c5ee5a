import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { later } from '#foundation/rules/time/time.ts'
import { refusalOf } from './admission.ts'
import { plus } from './length.ts'
import { readTerm } from './term.ts'

const now = new Date('2026-01-10T12:00:00Z')
const asking = { now, notice: {} }

describe('reading a term', () => {
  it('keeps a month from its first moment in London to the first of the month after', () => {
    expect(readTerm('monthly', '2026-07', '2026-08', asking)).toMatchObject({
      period: { start: new Date('2026-06-30T23:00:00Z'), end: new Date('2026-08-31T23:00:00Z') },
    })
  })

  it('lets a month under way begin now, though it is charged whole', () => {
    expect(readTerm('monthly', '2026-01', '2026-02', asking)).toMatchObject({
      time: 2,
      period: { start: now, end: new Date('2026-03-01T00:00:00Z') },
      nominal: { start: new Date('2026-01-01T00:00:00Z') },
    })
  })

  it.each([
    ['hourly', '2026-02-03T12:00Z', '2026-02-03T09:00Z'],
    ['hourly', '2026-02-03T12:00Z', '2026-02-03T12:00Z'],
    ['monthly', '2026-05', '2026-04'],
  ] as const)('refuses a %s end before its start', (type, start, end) => {
    expect(readTerm(type, start, end, asking)).toBe('endBeforeStart')
  })

  it.each(['', 'tomorrow', '2026-13', '2026-02-30T09:00Z', '9', 'null'])('cannot read %j', text => {
    expect(readTerm('hourly', text, text, asking)).toBe('unreadable')
    expect(readTerm('monthly', text, text, asking)).toBe('unreadable')
  })

  it.each([
    ['+275760-09-12', '+275760-09-13'],
    ['9999-12-30', '9999-12-31'],
    ['2101-01-01', '2101-02-01'],
    ['-271821-04-20', '2026-02-03'],
  ])('knows no time outside of the calendar: from %s to %s', (start, end) => {
    expect(readTerm('hourly', start, end, asking)).toBe('startOutOfCalendar')
    expect(readTerm('monthly', start, end, asking)).toBe('startOutOfCalendar')
    expect(readTerm('hourly', '2026-02-03', '9999-12-31', asking)).toBe('endOutOfCalendar')
    expect(readTerm('monthly', '2026-02', '+275760-09', asking)).toBe('endOutOfCalendar')
  })

  it.each([
    ['hourly', '2026-02-03T09:00Z', 'later'],
    ['hourly', 'soon', '2026-02-03T09:00Z'],
    ['monthly', '2026-02', 'later'],
    ['monthly', 'soon', '2026-02'],
  ] as const)('cannot read half a %s term, from %j to %j', (type, start, end) => {
    expect(readTerm(type, start, end, asking)).toBe('unreadable')
  })

  it.each([
    ['2026-07-01T09:00+05:30', '2026-07-01T03:30:00Z'],
    ['2026-07-01T09:00+0530', '2026-07-01T03:30:00Z'],
    ['2026-07-01T09:00-11:45', '2026-07-01T20:45:00Z'],
    ['2026-07-01T09:00:00.5Z', '2026-07-01T09:00:00.5Z'],
    ['2026-07-01T09:00', '2026-07-01T08:00:00Z'],
    ['2026-07-01', '2026-06-30T23:00:00Z'],
  ])('reads %s as the instant that it names', (text, instant) => {
    const term = readTerm('hourly', text, '2026-07-20T09:00Z', asking)
    expect(term).toMatchObject({ type: 'hourly', period: { start: new Date(instant) } })
  })

  it('takes the month of an instant from the calendar of London', () => {
    const term = readTerm('monthly', '2026-06-30T20:00-05:00', '2026-07-31T12:00Z', asking)
    expect(term).toMatchObject({ type: 'monthly', time: 1 })
  })

  it('does not read an instant that names a zone as well', () => {
    const odd = '2026-07-01T09:00Z[Europe/London]'
    expect(readTerm('hourly', odd, '2026-07-20T09:00Z', asking)).toBe('unreadable')
  })

  it('begins a month that is over at its first moment, not now', () => {
    const over = new Date('2026-02-01T00:00:00Z')
    expect(readTerm('monthly', '2026-01', '2026-03', { now: over, notice: {} })).toMatchObject({
      period: { start: new Date('2026-01-01T00:00:00Z') },
    })
  })

  it('counts the same months in summer and in winter', () => {
    const month = fc.record({
      year: fc.integer({ min: 2026, max: 2060 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    const text = (at: { year: number; month: number }) =>
      `${at.year}-${String(at.month).padStart(2, '0')}`
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 23 }), (first, more) => {
        const at = first.year * 12 + first.month - 1 + more
        const last = { year: Math.floor(at / 12), month: (at % 12) + 1 }
        const term = readTerm('monthly', text(first), text(last), asking)
        if (typeof term === 'string') throw new Error(term)
        expect(term.time).toBe(more + 1)
        expect(inLondon(term.nominal.end).toPlainTime().toString()).toBe('00:00:00')
        expect(inLondon(term.nominal.end).day).toBe(1)
      }),
    )
  })

  it('counts whole elapsed hours wherever the clocks change', () => {
    const instant = fc.integer({ min: Date.parse('2026-01-11Z'), max: Date.parse('2030-01-01Z') })
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 90 * 24 * hourMs }), (start, length) => {
        const from = new Date(start).toISOString()
        const to = new Date(start + length).toISOString()
        const term = readTerm('hourly', from, to, asking)
        expect(term).toMatchObject({ time: Math.floor(length / hourMs) })
      }),
    )
  })
})

describe('a month for a partner who wants notice', () => {
  const month = fc
    .record({ year: fc.integer({ min: 2026, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
  const moment = fc
    .integer({ min: Date.parse('2026-01-01Z'), max: Date.parse('2040-01-01Z') })
    .map(at => new Date(at))
  const notice = fc.oneof(
    fc.record({ hours: fc.integer({ min: 0, max: 1500 }) }),
    fc.record({ months: fc.integer({ min: 0, max: 3 }) }),
  )
  const policy = { ...firstPolicy, farthestStartMonths: 1000, farthestEndMonths: 1000 }
  const rules = { shortestRental: {}, unavailable: [], policy }

  it('begins the moment the notice ends, and is paid for whole', () => {
    const in4Hours = { now, notice: { hours: 4 } }
    expect(readTerm('monthly', '2026-01', '2026-01', in4Hours)).toEqual({
      type: 'monthly',
      time: 1,
      period: { start: new Date('2026-01-10T16:00:00Z'), end: new Date('2026-02-01T00:00:00Z') },
      nominal: { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-02-01T00:00:00Z') },
    })
  })

  it('is let exactly where some of it is left when the notice ends', () => {
    fc.assert(
      fc.property(moment, notice, month, (asked, wanted, first) => {
        const term = readTerm('monthly', first, first, { now: asked, notice: wanted })
        if (typeof term === 'string') throw new Error(term)
        const earliest = plus(asked, wanted)
        const isLet = refusalOf(term, { ...rules, notice: wanted }, asked) === undefined
        expect(isLet).toBe(earliest < term.nominal.end)
        if (!isLet) return
        expect(term.period.start).toEqual(later(term.nominal.start, earliest))
        expect(term.time).toBe(1)
      }),
    )
  })

  it('never begins in the month before or after the one that was asked for', () => {
    fc.assert(
      fc.property(moment, notice, month, (asked, wanted, first) => {
        const term = readTerm('monthly', first, first, { now: asked, notice: wanted })
        if (typeof term === 'string') throw new Error(term)
        expect(inLondon(term.period.start).toPlainDate().toPlainYearMonth().toString()).toBe(first)
      }),
    )
  })
})
