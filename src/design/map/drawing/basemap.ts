import type { FeatureCollection, Position } from 'geojson'
import basemapUrl from './basemap.gen.json?url'
import type { MapTown } from './signposts.ts'

interface BasemapFile {
  land: { ours: Position[][][]; others: Position[][][] }
  towns: [name: string, lng: number, lat: number, rank: number][]
}

export interface Basemap {
  land: FeatureCollection
  towns: readonly MapTown[]
}

let fetched: Promise<Basemap> | undefined

/** Loaded once for all maps of a visit. */
export function loadBasemap(): Promise<Basemap> {
  fetched ??= fetchBasemap().catch(error => {
    fetched = undefined
    throw error
  })
  return fetched
}

async function fetchBasemap(): Promise<Basemap> {
  const response = await fetch(basemapUrl)
  if (!response.ok) throw new Error(`The basemap answered ${response.status}`)
  const { land, towns }: BasemapFile = await response.json()
  return {
    land: {
      type: 'FeatureCollection',
      features: [
        area(land.ours, 'ours'),
        area([sea(land.ours)], 'sea'),
        area(land.others, 'abroad'),
      ],
    },
    towns: towns.map(([name, lng, lat, rank]) => ({ name, lng, lat, rank })),
  }
}

/** Everything except our own land; the neighbouring countries are drawn over it. */
function sea(ours: Position[][][]): Position[][] {
  const frame: Position[] = [
    [-40, 40],
    [-40, 70],
    [30, 70],
    [30, 40],
    [-40, 40],
  ]
  return [frame, ...ours.flatMap(([coast]) => (coast ? [coast] : []))]
}

function area(coordinates: Position[][][], kind: string) {
  const geometry = { type: 'MultiPolygon' as const, coordinates }
  return { type: 'Feature' as const, properties: { kind }, geometry }
}
