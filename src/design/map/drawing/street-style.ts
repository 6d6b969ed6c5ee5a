import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Palette } from './palette.ts'

const source = 'streets'
/** Below this zoom our own map of coast and towns shows more than streets would. */
const firstZoom = 8
/** From this zoom on the file has more places than our own map. */
const placesZoom = 11
const ownNames = ['town-dots', 'town-names']

/** Our own map with streets over its land, from a file with the layers of Protomaps, version 4. */
export function withStreets(
  plain: StyleSpecification,
  palette: Palette,
  tilesUrl: string,
): StyleSpecification {
  const own = plain.layers.map(layer =>
    ownNames.includes(layer.id) ? { ...layer, maxzoom: placesZoom } : layer,
  )
  const firstNames = own.findIndex(({ id }) => id === 'town-dots')
  return {
    ...plain,
    sources: { ...plain.sources, [source]: { type: 'vector', url: tilesUrl } },
    layers: [
      ...own.slice(0, firstNames),
      ...groundLayers(palette),
      ...roadLayers(palette),
      ...own.slice(firstNames),
      ...nameLayers(palette),
    ],
  }
}

/** A layer of the file, without what all layers have in common. */
type Drawn = { id: string; from: string } & Record<string, unknown>

function layer({ id, from, ...rest }: Drawn): LayerSpecification {
  const common = { id: `street-${id}`, source, 'source-layer': from, minzoom: firstZoom }
  return { ...common, ...rest } as LayerSpecification
}

const kind: ExpressionSpecification = ['get', 'kind']
const shape: ExpressionSpecification = ['geometry-type']
const isOneOf = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]]
const all = (...parts: ExpressionSpecification[]): ExpressionSpecification => ['all', ...parts]
const isArea: ExpressionSpecification = ['==', shape, 'Polygon']
const isLine: ExpressionSpecification = ['==', shape, 'LineString']

/** Line widths in pixels at these zooms, interpolated in between. */
function wide(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as never
}

const parks = ['park', 'garden', 'golf_course', 'cemetery', 'recreation_ground', 'playground']
const woods = ['wood', 'forest', 'nature_reserve', 'national_park', 'grass', 'grassland', 'scrub']

function groundLayers({ land, water, park, building }: Palette): LayerSpecification[] {
  const fill = (color: string, opacity: unknown = 1) => ({
    type: 'fill',
    paint: { 'fill-color': color, 'fill-opacity': opacity },
  })
  const green = { filter: all(isArea, isOneOf(...parks, ...woods)), ...fill(park) }
  return [
    layer({ id: 'earth', from: 'earth', filter: isArea, ...fill(land) }),
    layer({ id: 'parks', from: 'landuse', ...green }),
    layer({ id: 'water', from: 'water', filter: isArea, ...fill(water) }),
    layer({
      id: 'streams',
      from: 'water',
      type: 'line',
      filter: all(isLine, isOneOf('river', 'stream', 'canal')),
      paint: { 'line-color': water, 'line-width': wide(8, 0.5, 16, 5) },
    }),
    layer({
      id: 'buildings',
      from: 'buildings',
      filter: all(isArea, isOneOf('building', 'building_part')),
      ...fill(building, ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.5, 1]),
      minzoom: 13,
    }),
  ]
}

const majorRoads = ['highway', 'major_road']
const minorRoads = ['minor_road', 'medium_road', 'other']

function roadLayers({ road, roadEdge, mainRoad, rail }: Palette): LayerSpecification[] {
  const round = { type: 'line', layout: { 'line-cap': 'round', 'line-join': 'round' } }
  const minorWidth = wide(12, 0.4, 14, 2, 17, 11)
  const majorWidth = wide(8, 0.8, 12, 2.2, 14, 4.5, 17, 17)
  const minorEdge = wide(12, 0.6, 14, 3.4, 17, 13.5)
  const majorEdge = wide(8, 1.4, 12, 3.6, 14, 6.4, 17, 20)
  const drawn = (color: string, width: unknown) => ({
    ...round,
    paint: { 'line-color': color, 'line-width': width },
  })
  const minor = { from: 'roads', filter: all(isLine, isOneOf(...minorRoads)), minzoom: 12 }
  const major = { from: 'roads', filter: all(isLine, isOneOf(...majorRoads)) }
  return [
    layer({
      id: 'paths',
      from: 'roads',
      type: 'line',
      filter: all(isLine, isOneOf('path')),
      minzoom: 14,
      paint: { 'line-color': roadEdge, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    }),
    layer({
      id: 'rails',
      from: 'roads',
      type: 'line',
      filter: all(isLine, isOneOf('rail')),
      minzoom: 10,
      paint: { 'line-color': rail, 'line-width': wide(10, 0.6, 16, 2), 'line-dasharray': [6, 2] },
    }),
    layer({ id: 'minor-edges', ...minor, ...drawn(roadEdge, minorEdge), minzoom: 13 }),
    layer({ id: 'major-edges', ...major, ...drawn(roadEdge, majorEdge) }),
    layer({ id: 'minor-roads', ...minor, ...drawn(road, minorWidth) }),
    layer({ id: 'major-roads', ...major, ...drawn(mainRoad, majorWidth) }),
  ]
}

function nameLayers({ ink, inkSoft, land, waterInk, water }: Palette): LayerSpecification[] {
  const written = { 'text-field': ['get', 'name'], 'text-font': ['Instrument Sans'] }
  const bold = { ...written, 'text-font': ['Instrument Sans Semibold', 'Instrument Sans'] }
  const along = { 'symbol-placement': 'line', 'symbol-spacing': 280, 'text-padding': 4 }
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.6 }
  const named: ExpressionSpecification = ['has', 'name']
  const isStreet = isOneOf(...majorRoads, ...minorRoads)
  const isDue: ExpressionSpecification = [
    '<=',
    ['coalesce', ['get', 'min_zoom'], 0],
    ['zoom'],
  ] as never
  return [
    layer({
      id: 'names',
      from: 'roads',
      type: 'symbol',
      minzoom: 13,
      filter: all(isLine, named, isStreet),
      layout: { ...written, ...along, 'text-size': wide(13, 10.5, 17, 14) },
      paint: { ...halo, 'text-color': inkSoft },
    }),
    layer({
      id: 'stream-names',
      from: 'water',
      type: 'symbol',
      minzoom: 13,
      filter: all(isLine, named),
      layout: { ...written, ...along, 'text-size': 11.5, 'text-letter-spacing': 0.08 },
      paint: { 'text-color': waterInk, 'text-halo-color': water, 'text-halo-width': 1 },
    }),
    layer({
      id: 'quarters',
      from: 'places',
      type: 'symbol',
      minzoom: 12,
      filter: all(isOneOf('neighbourhood', 'macrohood'), isDue),
      layout: { ...bold, 'text-size': 12, 'text-max-width': 8, 'text-padding': 8 },
      paint: { ...halo, 'text-color': inkSoft },
    }),
    layer({
      id: 'places',
      from: 'places',
      type: 'symbol',
      minzoom: placesZoom,
      filter: all(isOneOf('locality'), isDue),
      layout: {
        ...bold,
        'text-size': ['match', ['get', 'kind_detail'], 'city', 20, 'town', 16, 13],
        'text-max-width': 9,
        'text-padding': 6,
      },
      paint: { ...halo, 'text-color': ink },
    }),
  ]
}
