import { plainWords } from '#foundation/rules/text/plain-words.ts'

/**
 * Words are joined by a capital letter, which occurs in none of them. The index searches by three
 * letters in a row, so it also knows which word follows which: 'road lane' is much rarer than
 * 'road' and 'lane'.
 */
export function searchableText(text: string): string {
  return plainWords(text).replaceAll(' ', 'Q')
}
