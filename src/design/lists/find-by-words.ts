import { searchWords } from '#foundation/rules/text/search-words.ts'

/** Those whose text contains every word of the search, in any order, case and accents. */
export function findByWords<Found>(
  things: readonly Found[],
  search: string,
  textOf: (thing: Found) => string,
): readonly Found[] {
  const wanted = searchWords(search)
  return things.filter(thing => {
    const text = searchWords(textOf(thing)).join(' ')
    return wanted.every(word => text.includes(word))
  })
}
