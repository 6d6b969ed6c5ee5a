import { titleCase } from '#listings/rules/place/title-case.ts'
import { placeAsked } from '#search/rules/place-asked.ts'

/** "kingston upon hull, uk" becomes "Kingston upon Hull". */
export function placeName(words: string | undefined): string | undefined {
  return words && titleCase(placeAsked(words))
}
