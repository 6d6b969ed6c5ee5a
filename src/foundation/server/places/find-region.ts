import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { countries } from './countries.ts'
import { fold } from './fold.ts'
import { otherRegionNames, type Region, regions, type Town } from './gazetteer-data.ts'

const byCountry = new Map(
  countries.flatMap(country =>
    [country.name, ...country.otherNames].map(name => [fold(name), country]),
  ),
)
const byRegion = new Map(regions.map(region => [region.foldedName, region]))

/** A country, by its usual name. */
export function findCountry(folded: string): FoundPlace | undefined {
  const country = byCountry.get(folded)
  if (!country) return undefined
  const { name: label, lat, lng, bounds } = country
  return { label, kind: 'country', lat, lng, bounds, approximate: false }
}

/** A county, or several that people think of as one. */
export function findRegion(folded: string): FoundPlace | undefined {
  const region = regionNamed(folded)
  if (!region) return undefined
  const { name: label, bounds, parts } = region
  const lat = (bounds.south + bounds.north) / 2
  const lng = (bounds.west + bounds.east) / 2
  return { label, kind: 'region', lat, lng, bounds, parts, approximate: false }
}

/** Whether the words say where the town is: `Isle of Wight` of a Newport, `Wales` of another. */
export function isIn({ foldedCounty, country }: Town, folded: string): boolean {
  if (folded === foldedCounty) return true
  const named = byCountry.get(folded)
  if (named) return named.code === 'GB' || named.name === country
  return regionNamed(folded)?.foldedCounties.includes(foldedCounty) ?? false
}

/** `Isle of Wight, England` names two regions. Undefined if some words name none. */
export function regionsIn(words: readonly string[]): string[] | undefined {
  for (let length = words.length; length > 0; length--) {
    const first = words.slice(0, length).join(' ')
    if (!byCountry.has(first) && !regionNamed(first)) continue
    const rest = length === words.length ? [] : regionsIn(words.slice(length))
    if (rest) return [first, ...rest]
  }
  return undefined
}

function regionNamed(folded: string): Region | undefined {
  const name = folded.replace(/^the /, '').replace(/^co /, 'county ')
  return byRegion.get(name) ?? byRegion.get(otherRegionNames.get(name) ?? '')
}
