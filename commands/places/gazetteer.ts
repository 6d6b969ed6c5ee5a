import { irishCounty } from './irish-counties.ts'
import { islandPostcodeAreas, postcodeMiddles, postcodeTowns } from './postcode-towns.ts'
import { makeRegions, otherRegionNames } from './regions.ts'
import { knownTowns, otherNames, rankOfAllOthers, rankOfPostTowns } from './towns-by-size.ts'

/** One place as GeoNames has it in the package. */
export interface GeoName {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

export interface GeoNamesCounty {
  code: string
  name: string
}

interface Town {
  name: string
  county: string
  country: string
  lat: number
  lng: number
  rank: number
}

const london = { county: 'Greater London', country: 'ENG', rank: rankOfAllOthers }
const leftOut: readonly Town[] = [
  { ...london, name: 'Lewisham', lat: 51.4535, lng: -0.0177 },
  { ...london, name: 'Clapham', lat: 51.462, lng: -0.138 },
]

/** Without Man, Jersey and Guernsey, which are not part of the United Kingdom. */
export function makeGazetteer(names: readonly GeoName[], counties: readonly GeoNamesCounty[]) {
  const countyNames = new Map(counties.map(({ code, name }) => [code, name]))
  const towns = [...names.flatMap(name => asTown(name, countyNames)), ...leftOut]
  for (const { name, county, rank } of knownTowns) {
    const town = pick(towns, name, county)
    town.rank = Math.min(town.rank, rank)
  }
  const postcodes = Object.entries(postcodeTowns).map(([area, text]) => {
    const [name = '', county] = text.split('|')
    const town = pick(towns, name, county)
    town.rank = Math.min(town.rank, rankOfPostTowns)
    return [area, town.name, town.lat, town.lng] as const
  })
  for (const name of Object.values(otherNames)) pick(towns, name, undefined)
  const middles = Object.entries(postcodeMiddles).map(
    ([area, middle]) => [area, ...middle] as const,
  )
  const places = withoutTwins(towns).sort(
    (one, other) => one.rank - other.rank || compare(one.name, other.name),
  )
  const countyList = [...new Set(places.map(place => place.county))].sort(compare)
  return {
    counties: countyList,
    places: places.map(({ name, county, country, lat, lng, rank }) => [
      name,
      countyList.indexOf(county),
      country,
      lat,
      lng,
      rank,
    ]),
    otherNames,
    regions: makeRegions(places),
    otherRegionNames,
    postcodes: [...postcodes, ...middles].sort(([one], [other]) => compare(one, other)),
    islands: islandPostcodeAreas,
  }
}

function asTown(name: GeoName, countyNames: ReadonlyMap<string, string>): Town[] {
  const district = countyNames.get(`GB.${name.admin1}.${name.admin2}`) ?? ''
  if (name.country !== 'GB' || name.admin1 === '') return []
  const county = irishCounty(name.name, district) ?? plainCounty(district)
  return [
    {
      name: name.name.replace(/\bSaint\b/, 'St').replaceAll('’', "'"),
      county,
      country: name.admin1,
      lat: rounded(name.lat),
      lng: rounded(name.lng),
      rank: rankOfAllOthers,
    },
  ]
}

function pick(towns: readonly Town[], name: string, county: string | undefined): Town {
  const found = towns.filter(
    town => town.name === name && (county === undefined || town.county === county),
  )
  const [town] = found
  if (town && found.length === 1) return town
  throw new Error(`${found.length} places are called ${name} (${county ?? 'any county'})`)
}

/** Two places of the same name in one county look the same in a list, so only the first stays. */
function withoutTwins(towns: readonly Town[]): Town[] {
  const ranked = [...towns].sort((one, other) => one.rank - other.rank)
  return [...new Map(ranked.reverse().map(town => [`${town.name}|${town.county}`, town])).values()]
}

/** Addresses say Leeds and Powys, not City and Borough of Leeds and Sir Powys. */
function plainCounty(name: string): string {
  const renamed: Record<string, string> = {
    'Aberdeen City': 'Aberdeen',
    'Dundee City': 'Dundee',
    'Glasgow City': 'Glasgow',
    Anglesey: 'Isle of Anglesey',
    'Eilean Siar': 'Western Isles',
    'Sir Powys': 'Powys',
    'The Scottish Borders': 'Scottish Borders',
  }
  const shortened = name
    .replace(/^(City and |Metropolitan |Royal )?(Borough|City|County|District) of /, '')
    .replace(/^City and County of /, '')
    .replace(/ (county borough|council)$/i, '')
    .replaceAll('St.', 'St')
  return renamed[name] ?? shortened
}

function rounded(degrees: string): number {
  return Math.round(Number(degrees) * 1e4) / 1e4
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
