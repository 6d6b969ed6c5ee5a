const smallWords = new Set([
  ...['of', 'the', 'on', 'upon', 'in', 'by', 'le', 'and', 'under', 'next', 'super', 'over', 'la'],
  ...['de', 'at', 'near', 'with', 'to', 'for'],
])
const capitalWords = new Set(['uk', 'u.k.', 'gb', 'nhs', 'ii', 'iii', 'iv'])
const outwardCode = /^[a-z]{1,2}\d[a-z\d]?$/
const wholePostcode = /\b([a-z]{1,2}\d[a-z\d]?) ?(\d[abd-hjlnp-uw-z]{2})\b/gi

/** Small words stay small: "Stoke-on-Trent". */
export function titleCase(text: string): string {
  const titled = text.toLowerCase().replace(/[^\s,]+/g, (word, at: number) => {
    if (outwardCode.test(word) || capitalWords.has(word)) return word.toUpperCase()
    if (smallWords.has(word) && /[^,\s]\s+$/.test(text.slice(0, at))) return word
    return word
      .replace(/(^|-)\p{L}/gu, (letter, _dash, place: number) =>
        place > 0 && smallWords.has(word.slice(place + 1).split('-')[0] ?? '')
          ? letter
          : letter.toUpperCase(),
      )
      .replace(/^([OD]['’])(\p{L})/u, (_, irish, letter) => irish + letter.toUpperCase())
  })
  return titled.replace(wholePostcode, code => code.toUpperCase())
}
