import type { Policy } from '#foundation/rules/policy.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import type { Period } from '#foundation/rules/time/time.ts'

/** The days in which a consumer may cancel what they agreed with a business. */
export interface CoolingOff {
  until: Date
  /** True if the renter expressly asked for storage to begin before that. */
  startAsked: boolean
}

export interface Agreement {
  hostKind: 'private' | 'trader' | null
  /** Null until both sides have agreed, because the cooling-off days start then. */
  agreedAt: Date | null
  startAskedAt: Date | null
}

/** Only traders owe it. It ends with its last day in London time. */
export function coolingOffOf(
  { hostKind, agreedAt, startAskedAt }: Agreement,
  policy: Policy,
): CoolingOff | null {
  if (hostKind !== 'trader' || !agreedAt) return null
  const lastDay = inLondon(agreedAt).toPlainDate().add({ days: policy.coolingOffDays })
  const until = fromLondon(lastDay.add({ days: 1 }).toPlainDateTime())
  return { until, startAsked: startAskedAt !== null }
}

/** A start inside the cooling-off days needs the renter's express request. */
export function beginsWithin({ until }: CoolingOff, { start }: Period): boolean {
  return start < until
}
