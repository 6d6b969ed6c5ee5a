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

// The typed text as a number within the bounds; null while it is not a number.
export function numberTyped(text: string, bounds: NumberBounds) {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : keepWithin(value, bounds)
}
