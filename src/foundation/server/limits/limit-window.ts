import { createHash } from 'node:crypto'
import { after } from '#foundation/rules/time.ts'

/** How often something may happen, whoever it is counted for. */
export interface Rate {
  name: string
  max: number
  seconds: number
}

/** The stretch of time that is counted in at the moment. */
export interface Window {
  windowStart: Date
  windowEnd: Date
}

export function windowAt(now: Date, { seconds }: Rate): Window {
  const windowMs = seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  return { windowStart, windowEnd: after(windowStart, windowMs) }
}

/** Subjects are stored hashed, so the limit table holds no addresses and no emails. */
export function keyOf({ name }: Rate, subject: string): string {
  const fingerprint = createHash('sha256').update(networkOf(subject)).digest('base64url')
  return `${name}:${fingerprint.slice(0, 22)}`
}

/** One household or attacker owns a whole IPv6 /64, so it counts as one address. */
export function networkOf(subject: string): string {
  const isIpv6 = subject.includes(':') && !subject.includes('@')
  return isIpv6 ? subject.split(':').slice(0, 4).join(':') : subject
}
