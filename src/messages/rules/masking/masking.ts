import { hiddenUntilBooked } from '../message-terms.ts'
import { addresses } from './find-addresses.ts'
import { accountNumbers, phoneNumbers, type Span } from './find-numbers.ts'
import { plainSigns } from './plain-signs.ts'
import { lastBracketClosed, withBrackets } from './with-brackets.ts'

export interface Masked {
  text: string
  masked: boolean
}

export function mask(original: string): Masked {
  const { text, places } = plainSigns(original)
  const found = [...addresses(text), ...phoneNumbers(text), ...accountNumbers(text).spans]
  const lastClosing = lastBracketClosed(text)
  const spans = joined(joined(found).map(span => withBrackets(text, span, lastClosing)))
  let shown = ''
  let end = 0
  for (const span of spans) {
    shown += original.slice(end, places[span.from]) + hiddenUntilBooked
    end = endInOriginal(places, span)
  }
  return { text: shown + original.slice(end), masked: spans.length > 0 }
}

/** A sort code with an account number. Paying there has no protection. */
export function hasBankDetails(original: string): boolean {
  return accountNumbers(plainSigns(original).text).isWhole
}

/** Invisible signs at the end of a span belong to the text after it. */
function endInOriginal(places: readonly number[], { to }: Span): number {
  return places[to] ?? 0
}

function joined(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  const result: Span[] = []
  for (const span of inOrder) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
