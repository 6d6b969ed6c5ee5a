import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeEnd } from '#bookings/rules/term/notice.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf, monthAt, next } from './months.ts'
import { wishes } from './rented.fixture.ts'

const now = new Date('2026-11-10T12:00:00Z')

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
