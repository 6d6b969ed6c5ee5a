import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'

export const timesAtMost = 3
/** How many open viewings a renter may have for one space. */
export const openAtMost = 3
/** The nearest and the farthest time that can be proposed. */
export const aheadMs = 2 * hourMs
export const withinMs = 30 * dayMs
/** Times start on a quarter of an hour. */
export const stepMs = 15 * minuteMs
/** A proposed time can be picked until this long before it. */
export const pickAheadMs = hourMs
/** How long before it both sides get a reminder. */
export const remindAheadMs = 2 * hourMs
/** How long before it the renter sees the exact address. */
export const addressAheadMs = dayMs
/** Its length in a calendar file. */
export const visitMs = 30 * minuteMs
/** The renter may be late, so it counts as over only this long after its start. */
export const overAfterMs = hourMs

export function isProposable(time: Date, now: Date): boolean {
  return time >= after(now, aheadMs) && time <= after(now, withinMs)
}

export function pickable(proposed: readonly Date[], now: Date): Date[] {
  return proposed.filter(time => time > after(now, pickAheadMs))
}

export function isOver(startsAt: Date, now: Date): boolean {
  return now >= after(startsAt, overAfterMs)
}

/** Only for an agreed viewing, from a day before until it is over. */
export function knowsAddress(startsAt: Date, now: Date): boolean {
  return now >= after(startsAt, -addressAheadMs) && !isOver(startsAt, now)
}
