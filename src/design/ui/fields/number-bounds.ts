/** Here and not with the words that every page brings. */
const words = {
  noNumber: 'Please give a number, such as 2.50.',
  noWholeNumber: 'Please give a whole number, such as 2.',
  tooMany: (most: number) => `No more than ${most}, please.`,
  tooFew: (least: number) => `No fewer than ${least}, please.`,
}

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
  if (isCounted(bounds) && !Number.isInteger(value)) return words.noWholeNumber
  if (value === undefined) return words.noNumber
  if (value > max) return words.tooMany(max)
  return value < min ? words.tooFew(min) : undefined
}
