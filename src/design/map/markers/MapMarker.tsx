import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '#foundation/rules/place/places.ts'
import { metresPerPixel } from '../drawing/distances.ts'
import { moved } from '../drawing/geometry.ts'

interface MapMarkerProps extends Point {
  map: MapLibreMap
  anchor: PositionAnchor
  onMove?: ((point: Point) => void) | undefined
  children: ReactNode
}

/** Puts ordinary elements on the map; with `onMove` they can be dragged or moved by keys. */
export function MapMarker({ map, lat, lng, anchor, onMove, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const [marker] = useState(() => new Marker({ element, anchor, subpixelPositioning: true }))

  useEffect(() => {
    marker.setLngLat([lng, lat])
  }, [marker, lat, lng])

  useEffect(() => {
    marker.addTo(map)
    return () => {
      marker.remove()
    }
  }, [marker, map])

  useEffect(() => {
    if (!onMove) return
    const tell = () => onMove(pointOf(marker))
    const onKeyDown = (event: KeyboardEvent) => {
      const [right = 0, up = 0] = steps[event.key] ?? []
      if (right === 0 && up === 0) return
      event.preventDefault()
      event.stopPropagation()
      const from = pointOf(marker)
      const metres = (event.shiftKey ? 2 : 12) * metresPerPixel(from.lat, map.getZoom())
      onMove(moved(from, right * metres, up * metres))
    }
    marker.setDraggable(true)
    marker.on('dragend', tell)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      marker.off('dragend', tell)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [map, marker, element, onMove])

  return createPortal(children, element)
}

const steps: Record<string, [right: number, up: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function pointOf(marker: Marker): Point {
  const { lat, lng } = marker.getLngLat()
  return { lat, lng }
}
