export interface NumberBounds {
  min: number
  max?: number
  step?: number
}

export function keepWithin(value: number, { min, max = Number.POSITIVE_INFINITY }: NumberBounds) {
  return Math.min(Math.max(value, min), max)
}

export function stepBy(value: number, direction: 1 | -1, bounds: NumberBounds) {
  return keepWithin(value + direction * (bounds.step ?? 1), bounds)
}

// The typed text as a number within the bounds; null while it is not a number. What goes up by one
// is counted, so it is whole.
export function numberTyped(text: string, bounds: NumberBounds) {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return null
  const { step = 1 } = bounds
  return keepWithin(step === 1 ? Math.trunc(value) : value, bounds)
}
