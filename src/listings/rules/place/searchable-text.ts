import { plainWords } from '#foundation/rules/text/plain-words.ts'

/**
 * Plain words, joined by a capital that none of them has: the index knows three letters in a row,
 * and so knows how one word goes on in the next. 'Road' and 'Lane' are common, 'road lane' is not.
 */
export function searchableText(text: string): string {
  return plainWords(text).replaceAll(' ', 'Q')
}
