import { formatMoment } from '#foundation/rules/time/time.ts'

/** "3 March 2026, 14:00 (London time)": whoever travels should not have to guess. */
export function momentWords(at: Date): string {
  return `${formatMoment(at)} (London time)`
}
