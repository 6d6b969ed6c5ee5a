import { plainWords } from '#foundation/rules/text/plain-words.ts'

/** One letter of some scripts unfolds into eighteen. */
const longestFolded = 300

/** Plain words for the names of places: `St` for Saint, and no text longer than any name. */
export function fold(text: string): string {
  return plainWords(text.normalize('NFKD').slice(0, longestFolded)).replace(/\bsaint\b/g, 'st')
}
