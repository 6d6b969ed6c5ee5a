import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, formatDeadline } from '#foundation/rules/time/time.ts'

/** Nobody answers or pays for a time that is over: of what is paid by the month, the first month. */
export function withinHours(from: Date, hours: number, end: Date): Date {
  return earlier(after(from, hours * hourMs), end)
}

/** What is said of it before somebody approves. `end` is when the time of the first payment ends. */
export function payWindowWords(renter: string, hours: number, end: Date, now: Date): string {
  const until = withinHours(now, hours, end)
  return until >= end
    ? `${renter} is told at once and can pay until ${formatDeadline(until)}.`
    : `${renter} is told at once and has ${hours} hours to pay.`
}
