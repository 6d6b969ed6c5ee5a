import { plainWords } from '#foundation/rules/text/plain-words.ts'

/** One character of some scripts becomes up to eighteen. */
const longestFolded = 300

/** Comparable names of places: `St` for Saint, and never longer than a name can be. */
export function fold(text: string): string {
  return plainWords(text.normalize('NFKD').slice(0, longestFolded)).replace(/\bsaint\b/g, 'st')
}
