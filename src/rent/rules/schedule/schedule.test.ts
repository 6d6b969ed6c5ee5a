import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laterRentMonths, noticeBefore, rentAt } from '#bookings/rules/price/later-rent.ts'
import { quote } from '#bookings/rules/price/quote.ts'
import { noticeEnd } from '#bookings/rules/term/notice.ts'
import { openEnd } from '#bookings/rules/term/open-end.ts'
import { readTerm, type Term } from '#bookings/rules/term/term.ts'
import { pence, sumPence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, inLondon } from '#foundation/rules/time/time.ts'
import { nextTry, tries } from './due-times.ts'
import { calendarMonth, dayOf, monthAt, next } from './months.ts'
import { laterMonth, type Rented, type Rhythm, scheduleOf } from './schedule.ts'

function fixedTerm(now: Date, from: string, to: string): Term {
  const term = readTerm('monthly', from, to, { now, notice: {} })
  if (typeof term === 'string') throw new Error(term)
  return term
}

interface Wish {
  rhythm: Rhythm
  now: Date
  from: string
  months?: number
  rate?: number
  km?: number
}

function rented({ rhythm, now, from, months = 1, rate = 100_00, km }: Wish): Rented {
  const term = fixedTerm(now, from, next(from, months - 1))
  const moving = km === undefined ? null : { costPerKm: pence(150), distanceKm: km }
  const time = rhythm === 'rolling' ? 1 : term.time
  const asked = { type: 'monthly', time, unitPrice: pence(rate), moving, packing: false } as const
  const { start } = term.period
  return {
    ...quote({ ...asked, policy }),
    rhythm,
    laterRents: [],
    period: rhythm === 'rolling' ? { start, end: openEnd } : term.period,
    agreedAt: now,
    policy,
    agreement: { hostKind: 'private', agreedAt: now, startAskedAt: null },
  }
}

function partOf(
  month: Pick<ReturnType<typeof laterMonth>, 'amount' | 'subtotal' | 'tax'> | undefined,
) {
  if (!month) throw new Error('A month is missing')
  const { amount, subtotal, tax } = month
  return { amount, subtotal, tax }
}

const now = new Date('2026-11-10T12:00:00Z')
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

const wishes = fc.record({
  now: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map(at => new Date(Math.floor(at.getTime() / 1000) * 1000)),
  ahead: fc.integer({ min: 0, max: 14 }),
  months: fc.integer({ min: 1, max: 24 }),
  rate: fc.integer({ min: 1, max: 2_000_00 }),
  km: fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined }),
  rhythm: fc.constantFrom<Rhythm>('at once', 'in parts', 'rolling'),
})

function anyRented({ ahead, ...wish }: typeof wishes extends fc.Arbitrary<infer W> ? W : never) {
  const booking = rented({ ...wish, from: next(monthAt(wish.now), ahead) })
  const last = next(monthAt(wish.now), ahead + wish.months)
  return { booking, schedule: scheduleOf(booking, dayOf(last, 1)), ...wish }
}

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

  it('a month of notice is a whole calendar month, and a partner gives two', () => {
    fc.assert(
      fc.property(wishes, ({ now: today }) => {
        const running = { now: today, earliestEnd: new Date(0), inArrears: false }
        const month = monthAt(today)
        expect(noticeEnd('renter', running)).toEqual(dayOf(next(month, 2), 1))
        expect(noticeEnd('host', running)).toEqual(dayOf(next(month, 3), 1))
      }),
    )
  })
})

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

describe('rent that is not paid', () => {
  const due = dayOf('2026-03', 27)

  it('is asked for on the 27th, the 1st, the 3rd and the 6th, by the clocks of London', () => {
    expect(tries('2026-04', due).map(at => at.toISOString())).toEqual([
      '2026-03-27T00:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
      '2026-04-02T23:00:00.000Z',
      '2026-04-05T23:00:00.000Z',
    ])
    expect(nextTry('2026-04', due, due)).toEqual(dayOf('2026-04', 1))
    expect(nextTry('2026-04', due, dayOf('2026-04', 6))).toBeNull()
  })

  it('has the same pauses where it came to be due later', () => {
    const late = new Date('2026-04-02T10:00:00Z')
    expect(nextTry('2026-04', late, late)).toEqual(after(late, 4 * dayMs))
  })
})

describe('notice', () => {
  const earliestEnd = new Date(0)

  it('on the last second of a month in summer time is notice in that month', () => {
    const lastSecond = new Date('2026-08-31T22:59:59Z')
    const running = { earliestEnd, inArrears: false }
    expect(noticeEnd('renter', { ...running, now: lastSecond })).toEqual(dayOf('2026-10', 1))
    expect(noticeEnd('renter', { ...running, now: after(lastSecond, 1000) })).toEqual(
      dayOf('2026-11', 1),
    )
  })

  it('ends nothing before the shortest rental that was agreed', () => {
    const running = { now, earliestEnd: dayOf('2027-06', 1), inArrears: false }
    expect(noticeEnd('renter', running)).toEqual(dayOf('2027-06', 1))
  })

  it('gives a partner who is not paid an end in fourteen whole days', () => {
    const running = { now, earliestEnd: dayOf('2027-06', 1), inArrears: true }
    expect(noticeEnd('host', running)).toEqual(new Date('2026-11-25T00:00:00Z'))
    expect(noticeEnd('renter', running)).toEqual(dayOf('2027-06', 1))
  })
})

describe('the last second of a month', () => {
  const terms = { earliestEnd: new Date('2027-05-31T23:00:00Z'), inArrears: false }
  it('in summer time still counts for that month, and the next moment does not', () => {
    const last = noticeEnd('renter', { ...terms, now: new Date('2027-05-31T22:59:59.999Z') })
    const first = noticeEnd('renter', { ...terms, now: new Date('2027-05-31T23:00:00Z') })
    expect(last.toISOString()).toBe('2027-06-30T23:00:00.000Z')
    expect(first.toISOString()).toBe('2027-07-31T23:00:00.000Z')
  })

  it('is that of London where summer time begins or ends in the month', () => {
    const ends = ['2027-03-31T22:59:59Z', '2027-10-31T23:59:59Z'].map(at =>
      noticeEnd('renter', { ...terms, earliestEnd: new Date(0), now: new Date(at) }).toISOString(),
    )
    expect(ends).toEqual(['2027-04-30T23:00:00.000Z', '2027-12-01T00:00:00.000Z'])
  })
})
