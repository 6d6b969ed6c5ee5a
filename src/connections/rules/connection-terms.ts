import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'

export const mostKeys = 20
export const mostAddresses = 5

/** For so long a delivery is tried again. */
export const triedForMs = dayMs
/**
 * For so long an address may fail before it is switched off. The first attempt comes a little after
 * what happened, and the last one, a day after that, is to count.
 */
export const mayFailForMs = triedForMs - 10 * minuteMs
/** For so long the log of deliveries is kept. */
export const logKeptDays = 30

const longestPauseMs = 256 * minuteMs

/** The pause after so many attempts: a minute, then twice as long each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs)
}

/** When a delivery that failed again is tried next; undefined when its time is over. */
export function nextTryAt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
): Date | undefined {
  const last = queuedAt.getTime() + triedForMs
  if (now.getTime() >= last) return undefined
  return new Date(Math.min(now.getTime() + pauseAfter(attempts), last))
}
