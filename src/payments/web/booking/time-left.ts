import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'

/** Such as "1 day 3 h", "3 h 12 min" or "12 min". Undefined once the time is over. */
export function timeLeft(until: Date, now: Date): string | undefined {
  const left = until.getTime() - now.getTime()
  if (left <= 0) return undefined
  const days = Math.floor(left / dayMs)
  const hours = Math.floor((left % dayMs) / hourMs)
  const minutes = Math.floor((left % hourMs) / minuteMs)
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min` : 'less than a minute'
}
