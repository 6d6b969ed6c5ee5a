import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { daysOf, rentForDaysAhead } from './days.ts'
import { calendarMonth, dayOf } from './months.ts'

describe('the days of a period', () => {
  it.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2027-03', 31],
    ['2027-10', 31],
  ])('are those of the calendar, also where clocks change: %s', (month, days) => {
    expect(daysOf(calendarMonth(month).period)).toBe(days)
  })

  it('count once they have begun', () => {
    const start = dayOf('2027-03', 30)
    expect(daysOf({ start: after(start, hourMs), end: after(start, 2 * hourMs) })).toBe(1)
    expect(daysOf({ start, end: after(dayOf('2027-04', 1), 1) })).toBe(3)
    expect(daysOf({ start, end: start })).toBe(0)
  })
})

describe('rent for days that have not begun', () => {
  const { period } = calendarMonth('2027-01')

  it('is all of it before the month, and nothing on its last day', () => {
    expect(rentForDaysAhead(pence(108_00), period, after(period.start, -hourMs))).toBe(108_00)
    expect(rentForDaysAhead(pence(108_00), period, dayOf('2027-01', 1))).toBe(104_52)
    expect(rentForDaysAhead(pence(108_00), period, after(period.end, -1))).toBe(0)
    expect(rentForDaysAhead(pence(108_00), period, period.end)).toBe(0)
  })

  it('never grows as time passes, and never is more than the rent', () => {
    const hours = fc.integer({ min: -100, max: 900 })
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 1, max: 500_00 }), (one, other, rent) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)].map(hour =>
          rentForDaysAhead(pence(rent), period, after(period.start, hour * hourMs)),
        )
        expect(sooner).toBeGreaterThanOrEqual(later ?? 0)
        expect(sooner).toBeLessThanOrEqual(rent)
        expect(later).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
