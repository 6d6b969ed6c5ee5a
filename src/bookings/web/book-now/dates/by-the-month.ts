import type { Pence } from '#foundation/rules/money.ts'
import { assess, type Offer, type Wish } from './assess.ts'

export interface ByTheMonth {
  start: string
  end: string
  total: Pence
}

/** The months that the chosen hours fall in, if the host lets by the month and that costs less. */
export function byTheMonth(wish: Wish, offer: Offer, now: Date): ByTheMonth | undefined {
  const byTheHour = assess(wish, offer, now).quote
  if (wish.type !== 'hourly' || !byTheHour) return undefined
  const months = { start: wish.start.slice(0, 7), end: lastMonth(wish.end) }
  const whole = assess({ type: 'monthly', ...months }, offer, now).quote
  if (!whole || whole.total >= byTheHour.total) return undefined
  return { ...months, total: whole.total }
}

/** Hours that end exactly at the end of a month do not count into the next. */
function lastMonth(end: string): string {
  const before = new Date(`${end}Z`)
  before.setUTCMinutes(before.getUTCMinutes() - 1)
  return before.toISOString().slice(0, 7)
}
