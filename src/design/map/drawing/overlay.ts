import type { Feature, FeatureCollection } from 'geojson'
import type {
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibreMap,
  StyleSpecification,
} from 'maplibre-gl'
import type { Point } from '#foundation/rules/place/places.ts'
import { type RingSizes, ringsFor } from './distances.ts'
import { circleRing } from './geometry.ts'
import type { MapCircle } from './map-types.ts'
import type { Palette } from './palette.ts'

const overlaySource = 'overlay'
const roomAroundCircle = 1.15

/** What we draw over any map, with or without streets. */
export function withOverlay(
  style: StyleSpecification,
  palette: Palette,
  data: FeatureCollection,
): StyleSpecification {
  const firstNames = style.layers.findIndex(layer => layer.type === 'symbol')
  const below = firstNames < 0 ? style.layers.length : firstNames
  const [circle, ...rest] = overlayLayers(palette, style.glyphs !== undefined)
  return {
    ...style,
    sources: { ...style.sources, [overlaySource]: { type: 'geojson', data } },
    layers: [
      ...style.layers.slice(0, below),
      ...(circle ? [circle] : []),
      ...style.layers.slice(below),
      ...rest,
    ],
  }
}

export function drawOverlay(map: MapLibreMap, data: FeatureCollection): void {
  map.getSource<GeoJSONSource>(overlaySource)?.setData(data)
}

export function overlayData(
  circle: MapCircle | undefined,
  rings?: RingSizes & { around: Point },
): FeatureCollection {
  const features: Feature[] = circle ? [areaOf(circle)] : []
  if (rings) {
    for (const { metres, words } of ringsFor(rings)) {
      if (circle && metres < circle.radiusM * roomAroundCircle) continue
      features.push({
        type: 'Feature',
        properties: { kind: 'ring', words },
        geometry: { type: 'LineString', coordinates: circleRing(rings.around, metres) },
      })
    }
  }
  return { type: 'FeatureCollection', features }
}

function areaOf(circle: MapCircle): Feature {
  return {
    type: 'Feature',
    properties: { kind: 'circle' },
    geometry: { type: 'Polygon', coordinates: [circleRing(circle, circle.radiusM)] },
  }
}

function overlayLayers(
  { green, ring, inkSoft, land }: Palette,
  hasGlyphs: boolean,
): LayerSpecification[] {
  const isCircle = ['==', ['get', 'kind'], 'circle'] as never
  const isRing = ['==', ['get', 'kind'], 'ring'] as never
  const layers: LayerSpecification[] = [
    {
      id: 'circle',
      type: 'fill',
      source: overlaySource,
      filter: isCircle,
      paint: { 'fill-color': green, 'fill-opacity': 0.14 },
    },
    {
      id: 'circle-edge',
      type: 'line',
      source: overlaySource,
      filter: isCircle,
      paint: { 'line-color': green, 'line-width': 2, 'line-opacity': 0.85 },
    },
    {
      id: 'rings',
      type: 'line',
      source: overlaySource,
      filter: isRing,
      paint: { 'line-color': ring, 'line-width': 1.25, 'line-dasharray': [3, 3] },
    },
  ]
  return hasGlyphs ? layers : [...layers, ringNames(isRing, inkSoft, land)]
}

function ringNames(isRing: never, inkSoft: string, land: string): LayerSpecification {
  return {
    id: 'ring-names',
    type: 'symbol',
    source: overlaySource,
    filter: isRing,
    layout: {
      'text-field': ['get', 'words'],
      'text-font': ['Instrument Sans Semibold', 'Instrument Sans'],
      'text-size': 12,
      'text-letter-spacing': 0.04,
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-keep-upright': true,
    },
    paint: { 'text-color': inkSoft, 'text-halo-color': land, 'text-halo-width': 3 },
  }
}
