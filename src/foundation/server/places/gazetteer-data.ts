import { readFileSync } from 'node:fs'
import type { Bounds } from '#foundation/rules/place/places.ts'
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

/** Counties, and common names for several of them. */
export interface Region {
  name: string
  foldedName: string
  foldedCounties: readonly string[]
  bounds: Bounds
  /** One for each county. */
  parts: Bounds[]
}

type Box = [west: number, south: number, east: number, north: number]
type RegionRow = [name: string, counties: string[], boxes: Box[]]

interface GazetteerFile {
  counties: string[]
  places: TownRow[]
  otherNames: Record<string, string>
  regions: RegionRow[]
  otherRegionNames: Record<string, string>
  postcodes: [area: string, town: string, lat: number, lng: number][]
}

/** Written by `commands/places/build-places.ts`; largest places first. */
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

export const regions: readonly Region[] = file.regions.map(([name, counties, boxes]) => {
  const parts = boxes.map(([west, south, east, north]) => ({ west, south, east, north }))
  return {
    name,
    foldedName: fold(name),
    foldedCounties: counties.map(fold),
    bounds: {
      west: Math.min(...parts.map(part => part.west)),
      south: Math.min(...parts.map(part => part.south)),
      east: Math.max(...parts.map(part => part.east)),
      north: Math.max(...parts.map(part => part.north)),
    },
    parts,
  }
})

export const otherNames = folded(file.otherNames)
export const otherRegionNames = folded(file.otherRegionNames)

function folded(names: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).map(([typed, name]) => [fold(typed), fold(name)]))
}

/** A label that only this town has: `Newport, Isle of Wight`, but only `Leeds` for Leeds. */
export function labelOf({ name, county }: Pick<Town, 'name' | 'county'>): string {
  return name === county || county === '' ? name : `${name}, ${county}`
}
