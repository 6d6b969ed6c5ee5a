import type { LngLatBoundsLike, MapOptions } from 'maplibre-gl'
import type { Bounds } from '#foundation/rules/place/places.ts'
import { copy } from './drawing/copy.ts'
import { boundsOfCircle } from './drawing/geometry.ts'
import { kingdom, type MapViewProps, placeZoom } from './drawing/map-types.ts'

/** North stays up, and the map ends a little beyond what is drawn of the neighbouring countries. */
export function fixedOptions(
  label: string,
  gestures: MapViewProps['gestures'],
): Omit<MapOptions, 'container'> {
  return {
    attributionControl: false,
    cooperativeGestures: gestures !== 'free',
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    maxBounds: [-24, 46, 16, 64],
    minZoom: 4,
    maxZoom: 17,
    fadeDuration: 150,
    locale: { 'Map.Title': label, ...copy.gestures },
  }
}

/** What was asked for, otherwise the one thing shown, otherwise the whole United Kingdom. */
export function firstView(props: MapViewProps): Omit<MapOptions, 'container'> {
  const { fit, center, zoom = placeZoom, pins = [], circle, draggablePin } = props
  if (fit) return { bounds: boundsOf(fit), fitBoundsOptions: fitOptions }
  const around = circleInView(props)
  if (around) return { bounds: boundsOf(around), fitBoundsOptions: circleOptions }
  const middle = center ?? draggablePin ?? circle ?? (pins.length === 1 ? pins[0] : undefined)
  if (middle) return { center: [middle.lng, middle.lat], zoom }
  return { bounds: boundsOf(kingdom), fitBoundsOptions: { padding: 16 } }
}

/** Leaves room for the scale at the bottom. */
export const fitOptions = {
  padding: { top: 56, right: 56, bottom: 112, left: 56 },
  maxZoom: placeZoom,
}

/** The whole circle must be visible, because it says "somewhere in here". */
export function circleInView({
  circle,
  center,
  zoom,
}: Pick<MapViewProps, 'circle' | 'center' | 'zoom'>): Bounds | undefined {
  if (!circle || center || zoom !== undefined) return undefined
  return boundsOfCircle(circle, circle.radiusM)
}

/** Leaves room for the buttons beside it and the scale below it. */
export const circleOptions = {
  padding: { top: 24, right: 64, bottom: 56, left: 64 },
  maxZoom: placeZoom,
}

export function boundsOf({ west, south, east, north }: Bounds): LngLatBoundsLike {
  return [west, south, east, north]
}
