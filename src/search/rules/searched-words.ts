import { searchableText } from '#listings/rules/place/searchable-text.ts'

const notInAddresses = /[^\p{L}\p{M}\p{N}\s,.;:'’‘`"&()/–-]/u

/**
 * Words with signs that no address contains are left as they are, so that nothing is found for
 * them.
 */
export function searchedWords(typed: string): string {
  return notInAddresses.test(typed) ? typed : searchableText(typed) || typed
}
