import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier } from '#foundation/rules/time/time.ts'

export const itemsAtMost = 200
/** Of the numbers on labels, of which none is used twice. */
export const numberAtMost = 999
export const nameLength = 80
export const countAtMost = 999
export const picturesAtMost = 6
/** In pounds, for all pieces of one item together. */
export const valueAtMost = 1_000_000
export const noteLength = 300
export const wordsLength = 1000
/** Of hand-overs and changes of the list. Both sides read all of it again and again. */
export const recordsAtMost = 300
/** In all records of a booking together. */
export const linesAtMost = 3000
/** Whatever was handed over must find its way back, so returns have as much room again. */
export const recordsWithReturns = 2 * recordsAtMost
export const linesWithReturns = 2 * linesAtMost
/** That were uploaded for a booking; all of them are read again for its evidence. */
export const uploadsAtMost = 1500
export const openRequestsAtMost = 10
/** How far back a hand-over or a return may lie when it is recorded. */
export const recordedWithinDays = 30
/** How far ahead things that were asked for can be promised. */
export const readyWithinDays = 90
/** After the booking, and what extends it, is over. The hashes stay. */
export const keptDays = 365

export type InventorySide = 'renter' | 'host'

interface BookingOfThings {
  stage: BookingStage
  period: { end: Date }
  paidAt: Date | null
  cancelledAt: Date | null
}

/** The list is made from approval on, until the booking is over. */
export function mayList({ stage, period }: BookingOfThings, now: Date): boolean {
  return (stage === 'approved' || stage === 'paid') && now <= period.end
}

export function mayHandOver({ stage, period }: BookingOfThings, now: Date): boolean {
  return stage === 'paid' && now <= period.end
}

/** What was handed over can be returned and asked for however the booking has ended. */
export function mayReturn({ stage, paidAt }: BookingOfThings): boolean {
  return stage === 'paid' || (stage === 'cancelled' && paidAt !== null)
}

function endOf({ period, cancelledAt }: BookingOfThings): Date {
  return cancelledAt ? earlier(cancelledAt, period.end) : period.end
}

/** Whatever may extend it, which can keep it longer. */
export function isSurelyKept(booking: BookingOfThings, now: Date): boolean {
  return now < after(endOf(booking), keptDays * dayMs)
}

export function isRecordable(happenedAt: Date, now: Date): boolean {
  return happenedAt <= now && happenedAt >= after(now, -recordedWithinDays * dayMs)
}

export function isPromisable(readyAt: Date, now: Date): boolean {
  return readyAt >= now && readyAt <= after(now, readyWithinDays * dayMs)
}
