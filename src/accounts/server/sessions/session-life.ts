import { sessionDays, sessionHours } from '#accounts/rules/accounts-kept.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'

const idleMs = sessionHours * hourMs
export const absoluteMs = sessionDays * dayMs
const recentMs = 10 * minuteMs

export function openSince(now: Date): { seenSince: Date; createdSince: Date } {
  return { seenSince: after(now, -idleMs), createdSince: after(now, -absoluteMs) }
}

export function isRecent(authenticatedAt: Date, now: Date): boolean {
  return authenticatedAt >= after(now, -recentMs)
}
