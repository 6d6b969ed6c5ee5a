import { longestPlaceText } from '#foundation/rules/place-text.ts'
import { fold } from './fold.ts'
import { towns } from './gazetteer-data.ts'

const shortestTyped = 4

/** The largest town whose name is one slip of a finger away from what was typed. */
export function similarTown(text: string): string | undefined {
  if (text.length > longestPlaceText) return undefined
  const typed = fold(text)
  if (typed.length < shortestTyped) return undefined
  return towns.find(({ foldedName }) => isOneSlipAway(typed, foldedName))?.name
}

/** A letter is missing, is too many or is wrong, or two have changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + (isSwapped ? 2 : 1)) === long.slice(at + (isSwapped ? 2 : 1))
}
