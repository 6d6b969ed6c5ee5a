import { growingPause } from '#foundation/rules/time/growing-pause.ts'
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

/** When a delivery that failed again is tried next; undefined when its time is over. */
export function nextTryAt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
): Date | undefined {
  const last = queuedAt.getTime() + triedForMs
  if (now.getTime() >= last) return undefined
  return new Date(Math.min(now.getTime() + growingPause(attempts), last))
}
