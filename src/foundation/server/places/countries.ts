import type { Bounds } from '#foundation/rules/place/places.ts'

export interface Country {
  code: string
  name: string
  otherNames: readonly string[]
  lat: number
  lng: number
  bounds: Bounds
}

export const countries: readonly Country[] = [
  {
    code: 'ENG',
    name: 'England',
    otherNames: [],
    lat: 52.56,
    lng: -1.47,
    bounds: { west: -6.42, south: 49.86, east: 1.77, north: 55.82 },
  },
  {
    code: 'SCT',
    name: 'Scotland',
    otherNames: [],
    lat: 56.82,
    lng: -4.18,
    bounds: { west: -8.65, south: 54.63, east: -0.72, north: 60.86 },
  },
  {
    code: 'WLS',
    name: 'Wales',
    otherNames: ['Cymru'],
    lat: 52.33,
    lng: -3.77,
    bounds: { west: -5.67, south: 51.37, east: -2.65, north: 53.44 },
  },
  {
    code: 'NIR',
    name: 'Northern Ireland',
    otherNames: [],
    lat: 54.61,
    lng: -6.69,
    bounds: { west: -8.18, south: 54.02, east: -5.43, north: 55.32 },
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    otherNames: ['UK', 'Great Britain', 'Britain', 'GB'],
    lat: 54.0,
    lng: -2.55,
    bounds: { west: -8.65, south: 49.86, east: 1.77, north: 60.86 },
  },
]
