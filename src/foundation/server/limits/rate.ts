import { createHash } from 'node:crypto'
import { isIP } from 'node:net'

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
  const isShared = isIP(subject) === 6 && !/^::ffff:/i.test(subject)
  return isShared ? groupsOf(subject).slice(0, 4).join(':') : subject
}

/** All eight groups, in one spelling: "::" stands for those that are zero. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map(group => Number.parseInt(group, 16).toString(16))
}
