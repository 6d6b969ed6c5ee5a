import type { MapLibreEvent, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MapArea } from './drawing/map-types.ts'

export interface VisibleMap extends MapArea {
  width: number
  height: number
}

type MoveEnd = MapLibreEvent & { byHand?: boolean; originalEvent?: unknown }

/** The visible area whenever the map stops moving. */
export function useMapArea(map: MapLibreMap | undefined, onMoveEnd?: (area: MapArea) => void) {
  const [visible, setVisible] = useState<VisibleMap>()
  const [isMoving, setMoving] = useState(false)
  const tell = useEffectEvent((event: MoveEnd) => {
    if (!map) return
    const seen = readVisible(map, event.byHand === true || event.originalEvent !== undefined)
    setVisible(seen)
    setMoving(false)
    const { width, height, ...area } = seen
    onMoveEnd?.(area)
  })

  useEffect(() => {
    if (!map) return
    const onStart = () => setMoving(true)
    const onEnd = (event: MoveEnd) => tell(event)
    const onResize = () => setVisible(readVisible(map, false))
    onResize()
    map.on('movestart', onStart)
    map.on('moveend', onEnd)
    map.on('resize', onResize)
    return () => {
      map.off('movestart', onStart)
      map.off('moveend', onEnd)
      map.off('resize', onResize)
    }
  }, [map])

  return { visible, isMoving }
}

function readVisible(map: MapLibreMap, byHand: boolean): VisibleMap {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter()
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return {
    width,
    height,
    byHand,
    zoom: map.getZoom(),
    center: { lat, lng },
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
  }
}
