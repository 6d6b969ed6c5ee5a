const usualPixels = 16

/** How much larger than usual somebody has set the letters of their browser. */
export function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPixels
}

/** A length that grows with the letters. */
export function inLetters(pixels: number): string {
  return `${pixels / usualPixels}rem`
}
