import { hasBankDetails, type Masked, mask } from '#messages/rules/masking/masking.ts'

interface LookedThrough extends Masked {
  bankDetails: boolean
}

export const mostKept = 1000
const kept = new Map<string, LookedThrough>()

/**
 * What is hidden in a text, and what it warns of. Some texts are written to take long, up to 40 ms
 * each, and a page of them is read again and again: the latest are kept.
 */
export function lookThrough(text: string): LookedThrough {
  const known = kept.get(text)
  if (known) return known
  const found = { ...mask(text), bankDetails: hasBankDetails(text) }
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
  kept.set(text, found)
  return found
}
