const squareMetresPerSquareFoot = 0.09290304

/** "9-3" is the locker of nine square feet; every other size is named by its square feet. */
export function squareFeet(sizeName: string): number | undefined {
  const feet = Number.parseFloat(sizeName.split('-')[0] ?? '')
  return feet > 0 ? feet : undefined
}

export function squareMetres(feet: number): number {
  return Math.round(feet * squareMetresPerSquareFoot * 10) / 10
}

export function sizeText(sizeName: string): string {
  const feet = squareFeet(sizeName)
  return feet === undefined ? sizeName : `${feet} sq ft`
}
