/** What holds every word of a search in its text: in any order and case, with accents or without. */
export function findByWords<Found>(
  things: readonly Found[],
  search: string,
  textOf: (thing: Found) => string,
): readonly Found[] {
  const wanted = wordsOf(search)
  return things.filter(thing => {
    const text = wordsOf(textOf(thing)).join(' ')
    return wanted.every(word => text.includes(word))
  })
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
}
