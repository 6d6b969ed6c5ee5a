import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { boundsOf, fitOptions } from './map-options.ts'
import type { MapViewProps } from './map-types.ts'

/** Follows `fit`, `center` and `zoom` when the page changes them; equal values move nothing. */
export function useMapView(
  map: MapLibreMap | undefined,
  { fit, center, zoom }: Pick<MapViewProps, 'fit' | 'center' | 'zoom'>,
): void {
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
