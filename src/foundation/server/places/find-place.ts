import { straightKm } from '#foundation/rules/place/distance.ts'
import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { areaOf, findPostcode, parseOutwardCode } from '#foundation/rules/place/postcode.ts'
import { findCountry, findRegion, isIn, regionsIn } from './find-region.ts'
import { fold } from './fold.ts'
import { labelOf, otherNames, postcodeMiddles, type Town, towns } from './gazetteer-data.ts'
import { postcodeReachKm } from './postcode-reach.ts'

const byLabel = new Map([...towns].reverse().map(town => [town.foldedLabel, town]))
const byName = Map.groupBy(towns, town => town.foldedName)
/** People say Newark and Ashton for Newark on Trent and Ashton under Lyne. */
const byShortName = Map.groupBy(towns, town => shortened(town.foldedName))

/** The middle of London is farther from most of its streets than the middle of their postcode area. */
const townsOfSeveralAreas: ReadonlySet<string> = new Set(
  [...Map.groupBy(postcodeMiddles.values(), ({ town }) => town)].flatMap(([town, areas]) =>
    areas.length > 1 ? [town] : [],
  ),
)
/** A town farther from the middle of its postcode area is another town of that name. */
const widestPostcodeAreaKm = 110
const smallestFamiliarRank = 5
const mostWords = 6
const aroundTheCentre = /(?: (?:city|town))? cent(?:re|er)$| city$| station$/

/**
 * Finds a name, a postcode or a whole address as well as possible without a street map. Where
 * several places have the name, the one that most people mean comes first.
 */
export function findPlaces(text: string): FoundPlace[] {
  if (text.length > longestPlaceText) return []
  const postcode = findPostcode(text) ?? parseOutwardCode(text)
  if (postcode !== undefined) return listOf(findByPostcode(text, postcode))
  const exact = findExactly(fold(text))
  return exact.length > 0 ? exact : listOf(findInAddress(text))
}

function findExactly(typed: string): FoundPlace[] {
  const country = findCountry(typed)
  if (country) return [country]
  const named = townsNamed(typed)
  if (named.length > 0) return named.map(asLocality)
  const labelled = byLabel.get(typed)
  const located = labelled ? [labelled] : calledAndLocated(typed)
  return located.length > 0 ? located.map(asLocality) : listOf(findRegion(typed))
}

/** `Newport, Isle of Wight, UK` with or without the commas. */
function calledAndLocated(typed: string): Town[] {
  const words = typed.split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const wheres = regionsIn(words.slice(length))
    const named = wheres ? townsNamed(words.slice(0, length).join(' ')) : []
    const located = named.filter(town => wheres?.every(where => isIn(town, where)))
    if (located.length > 0) return located
  }
  return []
}

function asLocality(town: Town): FoundPlace {
  const { name, rank } = town
  const named = { label: labelOf(town), name, small: rank > smallestFamiliarRank }
  return { ...pointOf(town), ...named, kind: 'locality', approximate: false }
}

function listOf(place: FoundPlace | undefined): FoundPlace[] {
  return place ? [place] : []
}

function findInAddress(text: string): FoundPlace | undefined {
  const town = townOfAddress(text)
  return town && { ...pointOf(town), label: labelOf(town), kind: 'address', approximate: true }
}

function findByPostcode(text: string, postcode: string): FoundPlace | undefined {
  const middle = postcodeMiddles.get(areaOf(postcode))
  if (!middle) return undefined
  const rest = withoutPostcode(text, postcode)
  const isNear = (town: Town) => straightKm(town, middle) <= widestPostcodeAreaKm
  const town = townOfAddress(rest, isNear)
  if (!town && namesTownElsewhere(rest, isNear)) return undefined
  const isNearer = town !== undefined && !townsOfSeveralAreas.has(town.name)
  const { lat, lng } = isNearer ? town : middle
  const label = `${town?.name ?? middle.town}, ${postcode}`
  const aboutKm = isNearer ? undefined : postcodeReachKm(areaOf(postcode))
  const about = aboutKm === undefined ? {} : { aboutKm }
  return { label, kind: 'postcode', lat, lng, approximate: true, ...about }
}

/** `Manchester, SE22 8EW` is no place: one of the two is wrong, and nobody knows which. */
function namesTownElsewhere(text: string, isNear: (town: Town) => boolean): boolean {
  const last = text
    .split(/[,;\n]/)
    .map(fold)
    .findLast(part => part !== '' && !findCountry(part))
  const familiar = townsNamed(last ?? '').filter(({ rank }) => rank <= smallestFamiliarRank)
  return familiar.length > 0 && !familiar.some(isNear)
}

/** In an address the town comes last, perhaps before its county and country. */
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
    if (last > 0 && findCountry(part)) continue
    const after = parts.slice(last + 1)
    const named = candidates(part).filter(isAcceptable)
    const fits = (town: Town) => after.filter(part => isIn(town, part)).length
    const [fitting] = named.sort((one, other) => fits(other) - fits(one))
    if (fitting) return fitting
  }
  return undefined
}

function candidates(part: string): readonly Town[] {
  const name = part.replace(aroundTheCentre, '')
  const exact = townsNamed(name)
  return exact.length > 0 ? exact : familiarEnding(name)
}

/**
 * `Station Road York` ends in York; `12 High Street` does not mean the village of Street, nor New
 * Brighton the Brighton on another coast.
 */
function familiarEnding(part: string): readonly Town[] {
  const words = part.split(' ')
  for (let first = Math.max(1, words.length - mostWords); first < words.length; first++) {
    if (words[first - 1] === 'new') continue
    const familiar = townsNamed(words.slice(first).join(' ')).filter(
      town => town.rank <= smallestFamiliarRank,
    )
    if (familiar.length > 0) return familiar
  }
  return []
}

/** Every town of that name: the usual meaning first, then by size. */
function townsNamed(name: string): readonly Town[] {
  const usual = byName.get(otherNames.get(name) ?? '') ?? []
  const exact = byName.get(name) ?? []
  const short = byShortName.get(name) ?? []
  const others = [...exact, ...short].sort((one, other) => one.rank - other.rank)
  return [...new Set([...usual, ...others])]
}

function shortened(foldedName: string): string | undefined {
  return /^(.+?) (?:upon|under|on|in|le|over|super|next) /.exec(foldedName)?.[1]
}

function withoutPostcode(text: string, postcode: string): string {
  const compact = postcode.replace(' ', '')
  return text.toUpperCase().replaceAll(postcode, ' ').replaceAll(compact, ' ')
}

function pointOf({ lat, lng }: Town): { lat: number; lng: number } {
  return { lat, lng }
}
