/** "kingston upon hull" as people write it; what holds a figure is a postcode. */
export function placeName(words: string | undefined): string | undefined {
  return words?.replace(/[^\s-]+/g, word =>
    /\d/.test(word) ? word.toUpperCase() : small.has(word) ? word : capital(word),
  )
}

const small = new Set(['upon', 'on', 'of', 'the', 'under', 'in', 'by', 'le', 'and'])

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
