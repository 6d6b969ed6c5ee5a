/** Capitals, spaces, accents and signs make no other name. Vowels of other scripts do. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s\p{P}`´]+/gu, '')
  return letters.toLowerCase() || name
}
