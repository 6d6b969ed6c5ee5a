import type { MapLibreEvent, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '#foundation/rules/place/places.ts'
import type { MapViewProps } from './drawing/map-types.ts'
import { boundsOf, circleInView, circleOptions, fitOptions } from './map-options.ts'

type MoveStart = MapLibreEvent & { byHand?: boolean; originalEvent?: unknown }

/** Follows `fit`, `center` and `zoom` when the page changes them; equal values move nothing. */
export function useMapView(
  map: MapLibreMap | undefined,
  { fit, center, zoom, circle }: Pick<MapViewProps, 'fit' | 'center' | 'zoom' | 'circle'>,
): void {
  useCircleInView(map, fit ? undefined : circleInView({ circle, center, zoom }))
  const wanted = JSON.stringify({ fit, center, zoom })
  const shown = useRef(wanted)
  useEffect(() => {
    if (!map || wanted === shown.current) return
    shown.current = wanted
    const view: Pick<MapViewProps, 'fit' | 'center' | 'zoom'> = JSON.parse(wanted)
    if (view.fit) map.fitBounds(boundsOf(view.fit), fitOptions)
    else if (view.center) {
      const { lng, lat } = view.center
      map.easeTo({ center: [lng, lat], ...(view.zoom !== undefined && { zoom: view.zoom }) })
    }
  }, [map, wanted])
}

/**
 * When the window changes its size, the whole circle stays visible until the person moves the map.
 */
function useCircleInView(map: MapLibreMap | undefined, bounds: Bounds | undefined): void {
  const around = JSON.stringify(bounds ?? null)
  useEffect(() => {
    const wanted: Bounds | null = JSON.parse(around)
    if (!map || !wanted) return
    const keep = () => map.fitBounds(boundsOf(wanted), { ...circleOptions, animate: false })
    const leave = (event: MoveStart) => {
      if (event.byHand || event.originalEvent) map.off('resize', keep)
    }
    map.on('resize', keep)
    map.on('movestart', leave)
    return () => {
      map.off('resize', keep)
      map.off('movestart', leave)
    }
  }, [map, around])
}
