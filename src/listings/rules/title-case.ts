const smallWords = new Set(['of', 'the', 'on', 'upon', 'in', 'by', 'le', 'and', 'under', 'next'])
const outwardCode = /^[a-z]{1,2}\d[a-z\d]?$/

/** "stoke-on-trent" as people write it. */
export function titleCase(text: string): string {
  return text.toLowerCase().replace(/[^\s,]+/g, (word, at: number) => {
    if (outwardCode.test(word)) return word.toUpperCase()
    if (smallWords.has(word) && /[^,\s]\s+$/.test(text.slice(0, at))) return word
    return word.replace(/(^|-)\p{L}/gu, (letter, _dash, place: number) =>
      place > 0 && smallWords.has(word.slice(place + 1).split('-')[0] ?? '')
        ? letter
        : letter.toUpperCase(),
    )
  })
}
