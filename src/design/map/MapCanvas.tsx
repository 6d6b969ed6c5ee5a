import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { AttributionControl, type Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { basemapStyle } from './drawing/basemap-style.ts'
import { metresPerPixel, type RingSizes } from './drawing/distances.ts'
import { focusOf } from './drawing/focus.ts'
import type { MapViewProps } from './drawing/map-types.ts'
import { overlayData, withOverlay } from './drawing/overlay.ts'
import { readPalette } from './drawing/palette.ts'
import { type MapTown, signpostsFor } from './drawing/signposts.ts'
import { useMapStyle } from './drawing/use-map-style.ts'
import { useMapLibre } from './drawing/use-maplibre.ts'
import { useStreets } from './drawing/use-streets.ts'
import { ScaleBar, Signposts, StreetSwitch, ZoomButtons } from './MapControls.tsx'
import { firstView, fixedOptions } from './map-options.ts'
import { MapMarkers } from './markers/MapMarkers.tsx'
import { useMapArea, type VisibleMap } from './use-map-area.ts'
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
  const { visible, isMoving } = useMapArea(map, view.onMoveEnd)
  useMapView(map, view)

  const closeUp = visible && !streets.shown && visible.zoom >= closeUpZoom ? visible : undefined
  const focus = closeUp && focusOf(view, towns, closeUp.center)
  const rings = closeUp && focus && { around: focus, ...ringSizes(closeUp, focus) }
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
      {map && <MapMarkers map={map} shownZoom={visible?.zoom ?? map.getZoom()} {...view} />}
      {map && towns && closeUp && !isMoving && (
        <Signposts posts={signpostsOn(map, closeUp, towns, view)} />
      )}
      {map && visible && <Controls map={map} visible={visible} />}
      <Streets {...streets} />
    </div>
  )
}

function Controls({ map, visible }: { map: MapLibreMap; visible: VisibleMap }) {
  return (
    <>
      <ZoomButtons onIn={() => map.zoomIn({}, byHand)} onOut={() => map.zoomOut({}, byHand)} />
      <ScaleBar
        metresAPixel={metresPerPixel(visible.center.lat, visible.zoom)}
        width={visible.width}
      />
    </>
  )
}

function Streets({ source, shown, want }: ReturnType<typeof useStreets>) {
  return source && <StreetSwitch source={source} shown={shown !== null} onChange={want} />
}

function ringSizes({ center, zoom, width, height }: VisibleMap, around: Point): RingSizes {
  const metresAPixel = metresPerPixel(center.lat, zoom)
  const awayPixels = (straightKm(center, around) * 1000) / metresAPixel
  return { metresAPixel, awayPixels, reachPixels: Math.hypot(width, height) / 2 }
}

function signpostsOn(
  map: MapLibreMap,
  visible: VisibleMap,
  towns: readonly MapTown[],
  { pins = [], clusters = [] }: MapViewProps,
) {
  const project = ({ lng, lat }: { lng: number; lat: number }) => map.project([lng, lat])
  return signpostsFor(towns, { ...visible, project, pins: [...pins, ...clusters] })
}
