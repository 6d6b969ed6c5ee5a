import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import { inventTown, type StreetLayer, type StreetTown } from './invent-town.ts'
import { type Tile, writePmtiles } from './write-pmtiles.ts'

const zooms = { least: 5, most: 14 }
const layerNames: readonly StreetLayer[] = [
  'earth',
  'landuse',
  'water',
  'roads',
  'buildings',
  'places',
]

/** The main towns of the demo, from our gazetteer. */
export const streetTowns: readonly StreetTown[] = [
  { name: 'York', lat: 53.9576, lng: -1.0827 },
  { name: 'Leeds', lat: 53.7965, lng: -1.5478 },
  { name: 'Cardiff', lat: 51.48, lng: -3.18 },
]

/** A file of invented streets, to try maps with. */
export function inventedStreets(towns: readonly StreetTown[] = streetTowns): Buffer {
  const drawn = towns.map(inventTown)
  const layers = layerNames.map(name => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: drawn.flatMap(town => town[name]) },
      { maxZoom: zooms.most, indexMaxZoom: 5, tolerance: 2 },
    ),
  }))
  const tiles: Tile[] = []
  for (let z = zooms.least; z <= zooms.most; z += 1) {
    for (const { x, y } of tilesAround(towns, z)) {
      const bytes = tileOf(layers, { x, y, z })
      if (bytes) tiles.push({ z, x, y, bytes })
    }
  }
  return writePmtiles(tiles, {
    bounds: { west: -8.7, south: 49.8, east: 1.9, north: 60.9 },
    metadata: {
      name: 'Invented streets',
      description: 'Streets that are nowhere, to try maps with',
      attribution: 'Invented streets, for trying out',
      vector_layers: layerNames.map(id => ({ id, fields: {} })),
    },
  })
}

type At = Omit<Tile, 'bytes'>

function tileOf(layers: readonly { name: string; index: GeoJSONVT }[], { x, y, z }: At) {
  const found = layers.flatMap(({ name, index }) => {
    const tile = index.getTile(z, x, y)
    const isDue = ({ tags }: { tags: Feature['properties'] }) => isShown(tags, z)
    const features = tile?.features.filter(isDue) ?? []
    return tile && features.length > 0 ? [[name, { ...tile, features }] as const] : []
  })
  return found.length === 0
    ? undefined
    : fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 })
}

/** Like real files, it leaves out what is too small for the zoom. */
function isShown(tags: Feature['properties'], zoom: number): boolean {
  return zoom + 1 >= Number(tags?.min_zoom ?? 0)
}

function tilesAround(towns: readonly StreetTown[], z: number): { x: number; y: number }[] {
  const across = 2 ** z
  const found = new Map<string, { x: number; y: number }>()
  for (const { lat, lng } of towns) {
    const sine = Math.sin((lat * Math.PI) / 180)
    const middle = {
      x: (lng / 360 + 0.5) * across,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across,
    }
    // Four kilometres, in tiles of this zoom and latitude.
    const reach = (4 / (40_075 * Math.cos((lat * Math.PI) / 180))) * across
    for (let x = Math.floor(middle.x - reach); x <= middle.x + reach; x += 1) {
      for (let y = Math.floor(middle.y - reach); y <= middle.y + reach; y += 1) {
        found.set(`${x} ${y}`, { x, y })
      }
    }
  }
  return [...found.values()]
}
