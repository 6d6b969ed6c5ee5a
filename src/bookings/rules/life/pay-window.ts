import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier } from '#foundation/rules/time/time.ts'

/** Nobody answers or pays for a time that is over. */
export function withinHours(from: Date, hours: number, end: Date): Date {
  return earlier(after(from, hours * hourMs), end)
}

/** What is said of it before somebody approves. */
export function payWindowWords(renter: string, hours: number, end: Date, now: Date): string {
  const isShort = withinHours(now, hours, end) >= end
  return isShort
    ? `${renter} is told at once and can pay until the booking ends.`
    : `${renter} is told at once and has ${hours} hours to pay.`
}
