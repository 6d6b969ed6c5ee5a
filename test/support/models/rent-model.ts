import { Temporal } from 'temporal-polyfill'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'

export const monthOf = (at: Date): Temporal.PlainYearMonth =>
  inLondon(at).toPlainDate().toPlainYearMonth()
export const midnight = (month: Temporal.PlainYearMonth, day = 1): Date =>
  fromLondon(month.toPlainDate({ day }).toPlainDateTime())

const askedAt = (month: Temporal.PlainYearMonth) => midnight(month.subtract({ months: 1 }), 27)

interface LaterRate {
  from: string
  rate: number
}

/** How rent should behave, written as simply as possible, to compare the program with. */
export class RentModel {
  readonly id: string
  readonly first: Temporal.PlainYearMonth
  readonly rate: number
  prices: LaterRate[] = []
  /** No month that begins at this time or later is rented. */
  end: Date | undefined
  by: 'renter' | 'host' | undefined
  noticeAt: Date | undefined
  /** The notice was given because rent was owed. */
  isShort = false

  constructor(id: string, first: Temporal.PlainYearMonth, rate: number) {
    this.id = id
    this.first = first
    this.rate = rate
  }

  isOver(now: Date): boolean {
    return this.end !== undefined && this.end <= now
  }

  /** A renter's notice runs one more whole month, a partner's two. */
  noticeEnd(by: 'renter' | 'host', now: Date): Date {
    return midnight(monthOf(now).add({ months: by === 'renter' ? 2 : 3 }))
  }

  pending(now: Date): LaterRate | undefined {
    const last = this.prices.at(-1)
    return last && midnight(Temporal.PlainYearMonth.from(last.from)) > now ? last : undefined
  }

  mayTakePriceBack(now: Date): boolean {
    const told = this.pending(now)
    if (!told) return false
    return now < midnight(Temporal.PlainYearMonth.from(told.from).subtract({ months: 1 }), 27)
  }

  /** The share of the month to pay for. What was asked for before the notice stays whole. */
  share(month: Temporal.PlainYearMonth): number {
    const { end, noticeAt } = this
    const isCut = end && midnight(month) < end && end < midnight(month.add({ months: 1 }))
    if (!isCut || !noticeAt || askedAt(month) <= noticeAt || month.equals(this.first)) return 1
    return (inLondon(end).day - 1) / month.daysInMonth
  }

  /** An end stays once only a part of its month was asked for. */
  mayTakeNoticeBack(by: 'renter' | 'host', now: Date): boolean {
    const { end } = this
    if (this.by !== by || !end || end <= now) return false
    const last = monthOf(end)
    return this.share(last) === 1 || now < askedAt(last)
  }

  rateOf(month: string): number {
    return this.prices.findLast(({ from }) => from <= month)?.rate ?? this.rate
  }

  /** Every month due by now, with its rate in pounds. */
  months(now: Date): { month: string; rate: number; share: number; start: Date }[] {
    const months = []
    for (let month = this.first; ; month = month.add({ months: 1 })) {
      const start = midnight(month)
      const isFirst = month.equals(this.first)
      const isDue = isFirst || askedAt(month) <= now
      if (!isDue || (this.end && start >= this.end)) return months
      const rate = this.rateOf(month.toString())
      months.push({ month: month.toString(), rate, share: this.share(month), start })
    }
  }
}
