import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterRentMonths, noticeBefore, rentAt } from '#bookings/rules/price/later-rent.ts'
import { noticeEnd } from '#bookings/rules/term/notice.ts'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { after } from '#foundation/rules/time/time.ts'
import { calendarMonth, dayOf, monthAt, next } from './months.ts'
import { anyRented, wishes } from './rented.fixture.ts'
import { laterMonth, scheduleOf } from './schedule.ts'

function partOf(
  month: Pick<ReturnType<typeof laterMonth>, 'amount' | 'subtotal' | 'tax'> | undefined,
) {
  if (!month) throw new Error('A month is missing')
  const { amount, subtotal, tax } = month
  return { amount, subtotal, tax }
}

describe('a later price', () => {
  const told = fc.record({
    at: fc.integer({ min: 1, max: 24 }),
    rate: fc.integer({ min: 100, max: 2_000_00 }),
  })

  it('changes no month before its first, and every one from then on', () => {
    fc.assert(
      fc.property(wishes, fc.array(told, { maxLength: 3 }), (wish, prices) => {
        const { booking, schedule, rhythm } = anyRented(wish)
        const first = monthAt(booking.period.start)
        const laterRents = prices
          .toSorted((one, other) => one.at - other.at)
          .map(({ at, rate }) => ({ from: next(first, at), rate: pence(rate), toldAt: '' }))
        const until = dayOf(next(first, wish.months), 1)
        const changed = scheduleOf({ ...booking, laterRents }, until)
        expect(changed.map(({ month, period, dueAt }) => [month, period, dueAt])).toEqual(
          schedule.map(({ month, period, dueAt }) => [month, period, dueAt]),
        )
        changed.forEach(({ month, amount, subtotal, tax }, index) => {
          const price = laterRents.findLast(({ from }) => from <= month)
          if (rhythm !== 'rolling' || !price) {
            expect({ amount, subtotal, tax }).toMatchObject(partOf(schedule[index]))
            return
          }
          const { total } = rentAt(price.rate, policy)
          expect([amount, subtotal]).toEqual([total, price.rate])
          const alone = laterMonth({ ...booking, laterRents }, calendarMonth(month))
          expect(partOf(alone)).toEqual({ amount, subtotal, tax })
        })
      }),
    )
  })

  it('never comes before its renter can have left, nor before two whole months', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 0, max: 12 }), ({ now: today }, shortest) => {
        const earliestEnd = dayOf(next(monthAt(today), shortest), 1)
        const { first, last } = laterRentMonths(today, earliestEnd)
        expect(first >= next(monthAt(today), 3)).toBe(true)
        expect(first <= last).toBe(true)
        const lastMoment = after(noticeBefore(first), -1)
        expect(lastMoment.getTime()).toBeGreaterThan(today.getTime())
        const running = { now: lastMoment, earliestEnd, inArrears: false }
        expect(noticeEnd('renter', running)).toEqual(dayOf(first, 1))
      }),
    )
  })
})
