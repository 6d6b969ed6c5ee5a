import { readFileSync } from 'node:fs'
import { countries } from './countries.ts'
import { fold } from './fold.ts'

export interface Town {
  name: string
  county: string
  country: string
  lat: number
  lng: number
  /** 1 for the largest. */
  rank: number
  foldedName: string
  foldedCounty: string
  foldedLabel: string
}

export interface PostcodeArea {
  town: string
  lat: number
  lng: number
}

type TownRow = [
  name: string,
  county: number,
  country: string,
  lat: number,
  lng: number,
  rank: number,
]

interface GazetteerFile {
  counties: string[]
  places: TownRow[]
  otherNames: Record<string, string>
  postcodes: [area: string, town: string, lat: number, lng: number][]
}

/** Written by `scripts/build-places.ts`; largest places first. */
const file: GazetteerFile = JSON.parse(
  readFileSync(new URL('gazetteer.gen.json', import.meta.url), 'utf8'),
)

const countryNames = new Map(countries.map(({ code, name }) => [code, name]))

export const towns: readonly Town[] = file.places.map(
  ([name, countyIndex, country, lat, lng, rank]) => {
    const county = file.counties[countyIndex] ?? ''
    const town = { name, county, country: countryNames.get(country) ?? '', lat, lng, rank }
    return {
      ...town,
      foldedName: fold(name),
      foldedCounty: fold(county),
      foldedLabel: fold(labelOf(town)),
    }
  },
)

export const postcodeMiddles: ReadonlyMap<string, PostcodeArea> = new Map(
  file.postcodes.map(([area, town, lat, lng]) => [area, { town, lat, lng }]),
)

export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries(file.otherNames).map(([typed, name]) => [fold(typed), fold(name)]),
)

/** Names one town and no other: `Newport, Isle of Wight`, but plain `Leeds` in Leeds. */
export function labelOf({ name, county }: Pick<Town, 'name' | 'county'>): string {
  return name === county || county === '' ? name : `${name}, ${county}`
}
