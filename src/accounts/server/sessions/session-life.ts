import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'

const idleMs = 24 * hourMs
export const absoluteMs = 30 * dayMs
const recentMs = 10 * minuteMs

export function openSince(now: Date): { seenSince: Date; createdSince: Date } {
  return { seenSince: after(now, -idleMs), createdSince: after(now, -absoluteMs) }
}

export function isRecent(authenticatedAt: Date, now: Date): boolean {
  return authenticatedAt >= after(now, -recentMs)
}
