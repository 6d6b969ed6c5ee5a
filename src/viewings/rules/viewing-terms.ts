import { after, dayMs, hourMs, minuteMs } from '#foundation/rules/time/time.ts'

/** How many times somebody may propose at once. */
export const timesAtMost = 3
/** How many viewings of one space a renter may have open. */
export const openAtMost = 3
/** A time that is proposed lies at least this far ahead, and at most this far. */
export const aheadMs = 2 * hourMs
export const withinMs = 30 * dayMs
/** Times begin at a quarter of an hour. */
export const stepMs = 15 * minuteMs
/** A proposed time can be picked until this long before it. */
export const pickAheadMs = hourMs
/** Both are reminded this long before. */
export const remindAheadMs = 2 * hourMs
/** The renter learns the exact address this long before. */
export const addressAheadMs = dayMs
/** How long it takes, as a calendar shows it. */
export const visitMs = 30 * minuteMs
/** Somebody may come late: it is over this long after it began. */
export const overAfterMs = hourMs

export function isProposable(time: Date, now: Date): boolean {
  return time >= after(now, aheadMs) && time <= after(now, withinMs)
}

/** Those of the proposed times that can still be picked. */
export function pickable(proposed: readonly Date[], now: Date): Date[] {
  return proposed.filter(time => time > after(now, pickAheadMs))
}

export function isOver(startsAt: Date, now: Date): boolean {
  return now >= after(startsAt, overAfterMs)
}

/** Only for the time of an agreed viewing, from a day before until it is over. */
export function knowsAddress(startsAt: Date, now: Date): boolean {
  return now >= after(startsAt, -addressAheadMs) && !isOver(startsAt, now)
}
