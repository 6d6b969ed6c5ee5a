import type { Policy } from '#foundation/rules/policy.ts'
import { fromLondon, inLondon, type Period } from '#foundation/rules/time/time.ts'

/** A consumer's time to think again about what they agreed with a business. */
export interface CoolingOff {
  until: Date
  /** Whether they expressly asked for the storage to begin before that. */
  startAsked: boolean
}

export interface Agreement {
  hostKind: 'private' | 'trader' | null
  /** When both had agreed; until then there is nothing to think again about. */
  agreedAt: Date | null
  startAskedAt: Date | null
}

/** Only who lets as a business owes it; it ends with the last day, as the clocks of London have it. */
export function coolingOffOf(
  { hostKind, agreedAt, startAskedAt }: Agreement,
  policy: Policy,
): CoolingOff | null {
  if (hostKind !== 'trader' || !agreedAt) return null
  const lastDay = inLondon(agreedAt).toPlainDate().add({ days: policy.coolingOffDays })
  const until = fromLondon(lastDay.add({ days: 1 }).toPlainDateTime())
  return { until, startAsked: startAskedAt !== null }
}

/** Whoever wants it sooner is asked whether they mean it. */
export function beginsWithin({ until }: CoolingOff, { start }: Period): boolean {
  return start < until
}
