import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Basemap } from './basemap.ts'
import { nationNames, seaNames } from './copy.ts'
import type { Palette } from './palette.ts'

const credit =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> CC BY 4.0, ' +
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a>'

/** Uses the fonts of the page, so that no font files are loaded for the map. */
const textFont = ['Instrument Sans Semibold', 'Instrument Sans']
const displayFont = ['Bricolage Grotesque Semibold', 'Bricolage Grotesque']

/** Where a pixel is one kilometre wide, at the latitude of Yorkshire. */
const zoomOfKmPixels = 5.52

/** Smaller places appear as the map zooms in. */
const shownRanks = ['step', ['zoom'], 1, 4.6, 2, 6, 3, 7.4, 4, 8.4, 5, 9.6, 6]

export function basemapStyle({ land, towns }: Basemap, palette: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2, attribution: credit },
      towns: { type: 'geojson', data: points(towns) },
      nations: { type: 'geojson', data: points(nationNames) },
      seas: { type: 'geojson', data: points(seaNames) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
      ...landLayers(palette),
      ...nameLayers(palette),
    ],
  }
}

/** The sea is drawn over the colour around towns, which would otherwise reach into it. */
function landLayers(palette: Palette): LayerSpecification[] {
  const { abroad, land, coast, border, water } = palette
  return [
    fill('ours', land),
    builtUp(palette),
    fill('sea', water),
    {
      id: 'shallows',
      type: 'line',
      source: 'land',
      filter: isOf('ours'),
      paint: {
        'line-color': coast,
        'line-opacity': 0.2,
        'line-blur': ['interpolate', ['linear'], ['zoom'], 4, 3, 9, 12],
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 6, 9, 24],
      },
    },
    fill('abroad', abroad),
    {
      id: 'borders',
      type: 'line',
      source: 'land',
      filter: isOf('abroad'),
      paint: { 'line-color': border, 'line-width': 0.75 },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      filter: isOf('ours'),
      paint: {
        'line-color': coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 10, 1.6],
      },
    },
  ]
}

function fill(kind: string, color: string): LayerSpecification {
  return {
    id: kind,
    type: 'fill',
    source: 'land',
    filter: isOf(kind),
    paint: { 'fill-color': color },
  }
}

function isOf(kind: string): ['==', ['get', string], string] {
  return ['==', ['get', 'kind'], kind]
}

/**
 * A soft colour around large towns. Its radius is only estimated from their size, so it has no
 * edge.
 */
function builtUp({ built }: Palette): LayerSpecification {
  const kilometres = ['match', ['get', 'rank'], 1, 22, 2, 9, 3, 5, 4, 3, 5, 1.8, 0.7]
  const pixelsAt = (zoom: number) => ['*', kilometres, 2 ** (zoom - zoomOfKmPixels)]
  return {
    id: 'built-up',
    type: 'circle',
    source: 'towns',
    paint: {
      'circle-color': built,
      'circle-blur': 1,
      'circle-pitch-alignment': 'map',
      'circle-radius': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        4,
        pixelsAt(4),
        17,
        pixelsAt(17),
      ] as never,
      'circle-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 8, 0.8, 12, 0.6, 14, 0],
    },
  }
}

function nameLayers(palette: Palette): LayerSpecification[] {
  const { ink, inkSoft, inkFaint, land, water, waterInk, coast } = palette
  return [
    {
      id: 'town-dots',
      type: 'circle',
      source: 'towns',
      filter: ['<=', ['get', 'rank'], shownRanks] as never,
      paint: {
        'circle-color': land,
        'circle-stroke-color': coast,
        'circle-stroke-width': 1.5,
        'circle-radius': ['interpolate', ['linear'], ['get', 'rank'], 1, 4, 6, 2],
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], 13, 1, 14.5, 0],
        'circle-stroke-opacity': ['interpolate', ['linear'], ['zoom'], 13, 1, 14.5, 0],
      },
    },
    {
      id: 'sea-names',
      type: 'symbol',
      source: 'seas',
      maxzoom: 9,
      layout: { ...wideLetters(0.12), 'text-size': 12.5, 'text-max-width': 5 },
      paint: { 'text-color': waterInk, 'text-halo-color': water, 'text-halo-width': 1 },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'towns',
      filter: ['<=', ['get', 'rank'], shownRanks] as never,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': textFont,
        'text-size': townSize,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 12, 0.6, 14.5, 0],
        'text-justify': 'auto',
        'text-max-width': 9,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': ['step', ['get', 'rank'], ink, 4, inkSoft],
        'text-halo-color': land,
        'text-halo-width': 1.6,
        'text-halo-blur': 0.4,
      },
    },
    {
      id: 'nation-names',
      type: 'symbol',
      source: 'nations',
      maxzoom: 7.2,
      layout: {
        ...wideLetters(0.22),
        'text-font': displayFont,
        'text-transform': 'uppercase',
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 7, 17],
      },
      paint: { 'text-color': inkFaint, 'text-halo-color': land, 'text-halo-width': 1.5 },
    },
  ]
}

const townSize: never = [
  'interpolate',
  ['linear'],
  ['zoom'],
  5,
  ['step', ['get', 'rank'], 14, 2, 12.5, 3, 11.5],
  11,
  ['step', ['get', 'rank'], 22, 3, 18, 4, 15, 6, 12.5],
  15,
  ['step', ['get', 'rank'], 26, 3, 24, 4, 20, 6, 15],
] as never

function wideLetters(spacing: number) {
  return {
    'text-field': ['get', 'name'] as ['get', string],
    'text-font': textFont,
    'text-letter-spacing': spacing,
    'text-padding': 8,
  }
}

function points(
  places: readonly { name: string; lng: number; lat: number; rank?: number }[],
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, lng, lat, rank }) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  }
}
