/** Those whose text contains every word of the search, in any order, case and accents. */
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
    .replace(/[‘’]/g, "'")
    .split(/[\s,;:?!“”"()]+|\.+(?=\s|$)/)
    .filter(Boolean)
}
