import { keptPrefix } from '#foundation/web/session/kept-values.ts'

export function draftKeyOf(listingId: string): string {
  return `${keptPrefix}draft.${listingId}`
}

/** Does not read the draft, so the code for it loads only for people who have one. */
export function hasDraft(listingId: string): boolean {
  try {
    return sessionStorage.getItem(draftKeyOf(listingId)) !== null
  } catch {
    return false
  }
}
