import { searchableText } from '#listings/rules/place/searchable-text.ts'

const strangeToAddresses = /[^\p{L}\p{M}\p{N}\s,.;:'’‘`"&()/–-]/u

/** Typed words as addresses are searched; what no address is written with stays as it is, and is in none. */
export function searchedWords(typed: string): string {
  return strangeToAddresses.test(typed) ? typed : searchableText(typed) || typed
}
