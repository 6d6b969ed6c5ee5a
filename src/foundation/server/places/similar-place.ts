import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import { countries } from './countries.ts'
import { fold } from './fold.ts'
import { regions, towns } from './gazetteer-data.ts'

const shortestTyped = 4

const areas = [...countries, ...regions].map(({ name }) => ({ name, foldedName: fold(name) }))

/** The largest town, or else region, whose name differs from the text by one typing error. */
export function similarPlace(text: string): string | undefined {
  if (text.length > longestPlaceText) return undefined
  const typed = fold(text)
  if (typed.length < shortestTyped) return undefined
  const isClose = ({ foldedName }: { foldedName: string }) => isOneSlipAway(typed, foldedName)
  return (towns.find(isClose) ?? areas.find(isClose))?.name
}

/** One letter is missing, added or wrong, or two are swapped. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + (isSwapped ? 2 : 1)) === long.slice(at + (isSwapped ? 2 : 1))
}
