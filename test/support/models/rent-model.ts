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

interface Notice {
  /** No month that begins at this time or later is rented. */
  end: Date
  by: 'renter' | 'host'
  noticeAt: Date
}

const none = { end: undefined, by: undefined, noticeAt: undefined }

/** How rent should behave, written as simply as possible, to compare the program with. */
export class RentModel {
  readonly id: string
  readonly first: Temporal.PlainYearMonth
  readonly rate: number
  prices: LaterRate[] = []
  end: Notice['end'] | undefined
  by: Notice['by'] | undefined
  noticeAt: Notice['noticeAt'] | undefined
  /** The notice was given because rent was owed. */
  isShort = false
  /** The notice that stood when that one was given. It stands again after it. */
  before: Notice | undefined

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

  /** A partner who is owed rent gives fourteen whole days. */
  endOfNotice(by: 'renter' | 'host', now: Date, isOwed: boolean): Date {
    if (by === 'renter' || !isOwed) return this.noticeEnd(by, now)
    const dayAfter = inLondon(now).toPlainDate().add({ days: 15 })
    return fromLondon(dayAfter.toPlainDateTime())
  }

  /** A second notice is given only because rent is owed, and only for a sooner end. */
  mayGiveNotice(by: 'renter' | 'host', now: Date, isOwed: boolean): boolean {
    if (!this.end) return true
    return by === 'host' && isOwed && this.endOfNotice(by, now, isOwed) < this.end
  }

  giveNotice(by: 'renter' | 'host', now: Date, isOwed: boolean): void {
    const { end, by: giver, noticeAt } = this
    this.before = end && giver && noticeAt ? { end, by: giver, noticeAt } : undefined
    const given = { end: this.endOfNotice(by, now, isOwed), by, noticeAt: now }
    Object.assign(this, { ...given, isShort: by === 'host' && isOwed })
  }

  noticeFalls(): void {
    Object.assign(this, { ...(this.before ?? none), before: undefined, isShort: false })
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

  private stoodAt(at: Date): Pick<RentModel, 'end' | 'noticeAt'> {
    return this.before && this.noticeAt && at <= this.noticeAt ? this.before : this
  }

  /** The share of the month to pay for. What was asked for before the notice stays whole. */
  share(month: Temporal.PlainYearMonth): number {
    const { end, noticeAt } = this.stoodAt(askedAt(month))
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
