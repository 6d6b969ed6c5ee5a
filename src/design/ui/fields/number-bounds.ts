import { copy } from '../base/copy.ts'

export interface NumberBounds {
  min: number
  max?: number
  step?: number
}

function keepWithin(value: number, { min, max = Number.POSITIVE_INFINITY }: NumberBounds) {
  return Math.min(Math.max(value, min), max)
}

export function stepBy(value: number, direction: 1 | -1, bounds: NumberBounds) {
  return keepWithin(value + direction * (bounds.step ?? 1), bounds)
}

/** What goes up by one is counted. */
export const isCounted = ({ step = 1 }: NumberBounds) => step === 1

/** Why a number as typed cannot be taken. */
export function faultOf(value: number | undefined, bounds: NumberBounds): string | undefined {
  const { min, max = Number.POSITIVE_INFINITY } = bounds
  if (isCounted(bounds) && !Number.isInteger(value)) return copy.noWholeNumber
  if (value === undefined) return copy.noNumber
  if (value > max) return copy.tooMany(max)
  return value < min ? copy.tooFew(min) : undefined
}
