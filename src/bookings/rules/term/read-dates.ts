import { Temporal } from 'temporal-polyfill'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'

const withZone = /T.*(Z|[+-]\d\d:?\d\d)$/

/** A time without a zone is London time, where the space is. */
export function instantOf(text: string): Date | undefined {
  try {
    if (withZone.test(text)) return new Date(Temporal.Instant.from(text).epochMilliseconds)
    return fromLondon(Temporal.PlainDateTime.from(text))
  } catch {
    return undefined
  }
}

export function monthOf(text: string): Temporal.PlainYearMonth | undefined {
  try {
    if (withZone.test(text)) {
      const instant = new Date(Temporal.Instant.from(text).epochMilliseconds)
      return inLondon(instant).toPlainDate().toPlainYearMonth()
    }
    return Temporal.PlainYearMonth.from(text)
  } catch {
    return undefined
  }
}

export function firstMoment(month: Temporal.PlainYearMonth): Date {
  return fromLondon(month.toPlainDate({ day: 1 }).toPlainDateTime())
}
