import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#bookings/rules/price/quote.ts'
import { pence, sumPence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { PolicyChange } from '#foundation/rules/policy-values.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import { tries } from './due-times.ts'
import { calendarMonth, dayOf, monthAt, next } from './months.ts'
import { anyRented, rented, wishes } from './rented.fixture.ts'
import { laterMonth, scheduleOf } from './schedule.ts'

const now = new Date('2026-11-10T12:00:00Z')
const longestRefundWindow = PolicyChange.shape.refundWindowHours.maxValue ?? 0
const inWords = ({ month, amount, dueAt }: { month: string; amount: number; dueAt: Date }) =>
  `${month} £${amount / 100} ${dueAt.toISOString()}`

describe('the months of a booking', () => {
  it('are all due at once where it is paid at once', () => {
    const schedule = scheduleOf(rented({ rhythm: 'at once', now, from: '2026-12', months: 3 }))
    expect(schedule.map(inWords)).toEqual([
      '2026-12 £107.67 2026-11-10T12:00:00.000Z',
      '2027-01 £107.66 2026-11-10T12:00:00.000Z',
      '2027-02 £107.67 2026-11-10T12:00:00.000Z',
    ])
  })

  it('are asked for from the 27th of the month before where they are paid one by one', () => {
    const wish = { rhythm: 'in parts', now, from: '2026-12', months: 3, km: 20 } as const
    expect(scheduleOf(rented(wish)).map(inWords)).toEqual([
      '2026-12 £139.85 2026-11-10T12:00:00.000Z',
      '2027-01 £107.57 2026-12-27T00:00:00.000Z',
      '2027-02 £107.58 2027-01-27T00:00:00.000Z',
    ])
  })

  it('go on for as long as somebody looks where nobody has given notice', () => {
    const rolling = rented({ rhythm: 'rolling', now, from: '2026-12', km: 20 })
    expect(scheduleOf(rolling, dayOf('2027-05', 1)).map(inWords)).toEqual([
      '2026-12 £140 2026-11-10T12:00:00.000Z',
      '2027-01 £108 2026-12-27T00:00:00.000Z',
      '2027-02 £108 2027-01-27T00:00:00.000Z',
      '2027-03 £108 2027-02-27T00:00:00.000Z',
      '2027-04 £108 2027-03-27T00:00:00.000Z',
    ])
    expect(laterMonth(rolling, calendarMonth('2090-06')).dueAt).toEqual(dayOf('2090-05', 27))
  })

  it('take nothing more while the first may still go back', () => {
    const late = new Date('2026-11-30T18:00:00Z')
    const [, december] = scheduleOf(
      rented({ rhythm: 'rolling', now: late, from: '2026-11' }),
      dayOf('2027-01', 1),
    )
    expect(december?.dueAt).toEqual(after(late, dayMs))
  })

  it('are one where hours are booked', () => {
    const { start } = calendarMonth('2026-12').period
    const hours = quote({
      ...{ type: 'hourly', time: 5, unitPrice: pence(1000), moving: null, packing: false, policy },
    })
    const period = { start, end: after(start, 5 * hourMs) }
    const monthly = rented({ rhythm: 'at once', now, from: '2026-12' })
    expect(scheduleOf({ ...monthly, ...hours, period })).toHaveLength(1)
  })
})

describe('whatever is booked', () => {
  it('the parts are the quote, to the penny', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { booking, schedule, rhythm } = anyRented(wish)
        if (rhythm === 'rolling') return
        for (const [part, whole] of [
          ['amount', 'total'],
          ['subtotal', 'subtotal'],
          ['tax', 'tax'],
        ] as const) {
          expect(sumPence(schedule.map(month => month[part]))).toBe(booking[whole])
        }
      }),
    )
  })

  it('no month comes twice and none is missing, through leap years and both clock changes', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { booking, schedule, months } = anyRented(wish)
        expect(schedule).toHaveLength(months)
        expect(schedule[0]?.period.start).toEqual(booking.period.start)
        schedule.forEach(({ month, period }, index) => {
          const previous = schedule[index - 1]
          if (!previous) return
          expect(month).toBe(next(previous.month))
          expect(period.start).toEqual(previous.period.end)
          expect(inLondon(period.start).toPlainTime().toString()).toBe('00:00:00')
        })
      }),
    )
  })

  it('no later month is asked for before the month in which notice would still avoid it', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { schedule, rhythm } = anyRented(wish)
        if (rhythm === 'at once') return
        for (const { month, dueAt } of schedule.slice(1)) {
          const before = dayOf(next(month, -1), 1)
          expect(dueAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
          expect(tries(month, dueAt)).toHaveLength(4)
        }
      }),
    )
  })

  it('no month is asked for once it is over, whoever lets it and whatever time for a refund we give', () => {
    const refundWindowHours = fc.integer({ min: 0, max: longestRefundWindow })
    const hostKind = fc.constantFrom('private', 'trader')
    fc.assert(
      fc.property(wishes, refundWindowHours, hostKind, (wish, hours, kind) => {
        const { booking, schedule, rhythm } = anyRented(wish)
        if (rhythm === 'at once') return
        // The first month is agreed to before it is over, so at its last moment at the latest.
        const agreedAt = after(calendarMonth(monthAt(booking.period.start)).period.end, -1)
        const latest = {
          ...booking,
          policy: { ...policy, refundWindowHours: hours },
          period: { ...booking.period, start: agreedAt },
          agreement: { hostKind: kind, agreedAt, startAskedAt: agreedAt },
        }
        for (const { month } of schedule.slice(1)) {
          const { period } = calendarMonth(month)
          const { dueAt } = laterMonth(latest, { month, period })
          for (const at of tries(month, dueAt)) expect(at < period.end).toBe(true)
        }
      }),
    )
  })

  it('a month alone is the same as in the schedule', () => {
    fc.assert(
      fc.property(wishes, wish => {
        const { booking, schedule, rhythm } = anyRented(wish)
        if (rhythm !== 'rolling') return
        for (const { period, ...month } of schedule) {
          const alone = laterMonth(booking, { month: month.month, period })
          expect(alone).toEqual({ ...month, period })
        }
      }),
    )
  })
})
