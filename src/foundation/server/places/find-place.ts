import { straightKm } from '#foundation/rules/distance.ts'
import { longestPlaceText } from '#foundation/rules/place-text.ts'
import type { FoundPlace } from '#foundation/rules/places.ts'
import { areaOf, findPostcode, parseOutwardCode } from '#foundation/rules/postcode.ts'
import { countries } from './countries.ts'
import { fold } from './fold.ts'
import { labelOf, otherNames, postcodeMiddles, type Town, towns } from './gazetteer-data.ts'

const byLabel = new Map([...towns].reverse().map(town => [town.foldedLabel, town]))
const byName = Map.groupBy(towns, town => town.foldedName)
const byCountry = new Map(
  countries.flatMap(country =>
    [country.name, ...country.otherNames].map(name => [fold(name), country]),
  ),
)

/** A town further from the middle of its postcode area than this is another town of that name. */
const widestPostcodeAreaKm = 110
const smallestFamiliarRank = 5
const mostWords = 6
const aroundTheCentre = /(?: (?:city|town))? cent(?:re|er)$| city$| station$/

/** Reads a name, a postcode or a whole address as well as it can be read without a street map. */
export function findPlace(text: string): FoundPlace | undefined {
  if (text.length > longestPlaceText) return undefined
  const postcode = findPostcode(text) ?? parseOutwardCode(text)
  if (postcode !== undefined) return findByPostcode(text, postcode)
  return findExactly(text) ?? findInAddress(text)
}

function findExactly(text: string): FoundPlace | undefined {
  const typed = fold(text)
  const country = byCountry.get(typed)
  if (country) {
    const { name: label, lat, lng, bounds } = country
    return { label, kind: 'country', lat, lng, bounds, approximate: false }
  }
  const town = byLabel.get(typed) ?? called(typed)[0]
  return town && { ...pointOf(town), label: labelOf(town), kind: 'locality', approximate: false }
}

function findInAddress(text: string): FoundPlace | undefined {
  const town = townOfAddress(text)
  return town && { ...pointOf(town), label: labelOf(town), kind: 'address', approximate: true }
}

function findByPostcode(text: string, postcode: string): FoundPlace | undefined {
  const middle = postcodeMiddles.get(areaOf(postcode))
  if (!middle) return undefined
  const rest = withoutPostcode(text, postcode)
  const town = townOfAddress(rest, found => straightKm(found, middle) <= widestPostcodeAreaKm)
  const { lat, lng } = town ?? middle
  const label = `${town?.name ?? middle.town}, ${postcode}`
  return { label, kind: 'postcode', lat, lng, approximate: true }
}

/** The town stands last in an address, perhaps before its county and country. */
function townOfAddress(
  text: string,
  isAcceptable: (town: Town) => boolean = () => true,
): Town | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map(fold)
    .filter(part => part !== '')
  for (let last = parts.length - 1; last >= 0; last--) {
    const part = parts[last] ?? ''
    if (last > 0 && byCountry.has(part)) continue
    const after = parts.slice(last + 1)
    const named = candidates(part).filter(isAcceptable)
    const fitting = named.find(town => after.some(part => fits(town, part))) ?? named[0]
    if (fitting) return fitting
  }
  return undefined
}

function candidates(part: string): readonly Town[] {
  const name = part.replace(aroundTheCentre, '')
  const exact = called(name)
  return exact.length > 0 ? exact : familiarEnding(name)
}

/** `Station Road York` ends in York; `12 High Street` does not end in the village of Street. */
function familiarEnding(part: string): readonly Town[] {
  const words = part.split(' ')
  for (let first = Math.max(1, words.length - mostWords); first < words.length; first++) {
    const familiar = called(words.slice(first).join(' ')).filter(
      town => town.rank <= smallestFamiliarRank,
    )
    if (familiar.length > 0) return familiar
  }
  return []
}

function called(name: string): readonly Town[] {
  return byName.get(name) ?? byName.get(otherNames.get(name) ?? '') ?? []
}

function fits(town: Town, part: string): boolean {
  return part === town.foldedCounty || part === fold(town.country)
}

function withoutPostcode(text: string, postcode: string): string {
  const compact = postcode.replace(' ', '')
  return text.toUpperCase().replaceAll(postcode, ' ').replaceAll(compact, ' ')
}

function pointOf({ lat, lng }: Town): { lat: number; lng: number } {
  return { lat, lng }
}
