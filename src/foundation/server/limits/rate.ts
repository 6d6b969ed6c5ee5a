import { createHash } from 'node:crypto'

/** How often something may happen, for each subject that is counted. */
export interface Rate {
  name: string
  max: number
  seconds: number
}

/** Subjects are hashed, so that the table holds no addresses and no emails. */
export function keyOf({ name }: Pick<Rate, 'name'>, subject: string): string {
  const fingerprint = createHash('sha256').update(networkOf(subject)).digest('base64url')
  return `${name}:${fingerprint.slice(0, 22)}`
}

/** One household or attacker has a whole IPv6 /64, so it counts as one address. */
export function networkOf(subject: string): string {
  const isIpv6 = subject.includes(':') && !subject.includes('@')
  return isIpv6 ? subject.split(':').slice(0, 4).join(':') : subject
}
