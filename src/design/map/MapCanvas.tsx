import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { AttributionControl, type Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { ScaleBar, Signposts, StreetSwitch, ZoomButtons } from './MapFurniture.tsx'
import { firstView, fixedOptions } from './map-options.ts'
import { MapMarkers } from './markers/MapMarkers.tsx'
import { basemapStyle } from './paper/basemap-style.ts'
import { metresPerPixel, type RingSheet } from './paper/distances.ts'
import { focusOf } from './paper/focus.ts'
import type { MapViewProps } from './paper/map-types.ts'
import { overlayData, withOverlay } from './paper/overlay.ts'
import { readPalette } from './paper/palette.ts'
import { type MapTown, signpostsFor } from './paper/signposts.ts'
import { useMapStyle } from './paper/use-map-style.ts'
import { useMapLibre } from './paper/use-maplibre.ts'
import { useStreets } from './paper/use-streets.ts'
import { type MapSheet, useMapArea } from './use-map-area.ts'
import { useMapView } from './use-map-view.ts'

interface MapCanvasProps extends MapViewProps {
  onReady: () => void
  onFailure: () => void
}

const closeUpZoom = 11
const byHand = { byHand: true }

export default function MapCanvas({ onReady, onFailure, ...view }: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const streets = useStreets()
  const [isReady, setReady] = useState(false)
  const drawn = useMapLibre(container, {
    onReady: () => {
      setReady(true)
      onReady()
    },
    onFailure,
    options: (basemap, element) => {
      const palette = readPalette(element)
      const style = withOverlay(basemapStyle(basemap, palette), palette, overlayData(view.circle))
      return { ...fixedOptions(view.label, view.gestures), ...firstView(view), style }
    },
  })
  const map = drawn?.map
  const towns = drawn?.basemap.towns
  const { sheet, isMoving } = useMapArea(map, view.onMoveEnd)
  useMapView(map, view)

  const closeUp = sheet && !streets.shown && sheet.zoom >= closeUpZoom ? sheet : undefined
  const focus = closeUp && focusOf(view, towns, closeUp.center)
  const rings = closeUp && focus && { around: focus, ...ringSheet(closeUp, focus) }
  useMapStyle(drawn, {
    overlay: JSON.stringify(overlayData(view.circle, rings)),
    // Our own map shows at once; streets follow when they are ready.
    streets: isReady ? streets.shown : null,
    onStreetsFailed: streets.giveUp,
  })

  useEffect(() => {
    map?.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  }, [map])

  return (
    <div className="holdall-map absolute inset-0">
      <div ref={container} className="size-full" />
      {map && <MapMarkers map={map} shownZoom={sheet?.zoom ?? map.getZoom()} {...view} />}
      {map && towns && closeUp && !isMoving && (
        <Signposts posts={signpostsOn(map, closeUp, towns, view)} />
      )}
      {map && sheet && <Controls map={map} sheet={sheet} />}
      <Streets {...streets} />
    </div>
  )
}

function Controls({ map, sheet }: { map: MapLibreMap; sheet: MapSheet }) {
  return (
    <>
      <ZoomButtons onIn={() => map.zoomIn({}, byHand)} onOut={() => map.zoomOut({}, byHand)} />
      <ScaleBar metresAPixel={metresPerPixel(sheet.center.lat, sheet.zoom)} width={sheet.width} />
    </>
  )
}

function Streets({ source, shown, want }: ReturnType<typeof useStreets>) {
  return source && <StreetSwitch source={source} shown={shown !== null} onChange={want} />
}

function ringSheet({ center, zoom, width, height }: MapSheet, around: Point): RingSheet {
  const metresAPixel = metresPerPixel(center.lat, zoom)
  const awayPixels = (straightKm(center, around) * 1000) / metresAPixel
  return { metresAPixel, awayPixels, reachPixels: Math.hypot(width, height) / 2 }
}

function signpostsOn(
  map: MapLibreMap,
  sheet: MapSheet,
  towns: readonly MapTown[],
  { pins = [], clusters = [] }: MapViewProps,
) {
  const project = ({ lng, lat }: { lng: number; lat: number }) => map.project([lng, lat])
  return signpostsFor(towns, { ...sheet, project, pins: [...pins, ...clusters] })
}
