import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapCluster, MapPin, MapViewProps } from '../drawing/map-types.ts'
import { boundsOf, fitOptions } from '../map-options.ts'
import { gatherCircles } from './gather-circles.ts'
import { letterScale } from './letter-scale.ts'
import { MapMarker } from './MapMarker.tsx'
import { ClusterButton, PinButton, PlacePin } from './markers.tsx'

const clusterZoomStep = 2
const none: readonly never[] = []

interface MapMarkersProps extends MapViewProps {
  map: MapLibreMap
  /** The zoom when the map last stopped moving. */
  shownZoom: number
}

/** Everything on the map that the keyboard can reach. */
export function MapMarkers({ map, shownZoom, ...view }: MapMarkersProps) {
  const { pins = none, clusters = none, draggablePin, onPinChoose, onPinHover } = view
  const { circles, counted } = gatherCircles(clusters, pins, shownZoom, letterScale())
  const shown = ({ id, selected }: MapPin) => selected || !counted.has(id)

  const openCluster = (cluster: MapCluster) => {
    if (view.onClusterChoose) return view.onClusterChoose(cluster)
    const { lng, lat, bounds } = cluster
    const hand = { byHand: true }
    const seen = bounds && map.cameraForBounds(boundsOf(bounds), fitOptions)
    if (bounds && (seen?.zoom ?? 0) > map.getZoom())
      map.fitBounds(boundsOf(bounds), fitOptions, hand)
    else map.easeTo({ center: [lng, lat], zoom: map.getZoom() + clusterZoomStep }, hand)
  }

  return (
    <>
      {circles.map(cluster => (
        <MapMarker key={cluster.id} map={map} lat={cluster.lat} lng={cluster.lng} anchor="center">
          <ClusterButton cluster={cluster} onChoose={openCluster} />
        </MapMarker>
      ))}
      {pins.filter(shown).map(pin => (
        <MapMarker key={pin.id} map={map} lat={pin.lat} lng={pin.lng} anchor="bottom">
          {onPinChoose ? (
            <PinButton pin={pin} onChoose={onPinChoose} onHover={onPinHover} />
          ) : (
            <PlacePin label={pin.name ?? pin.label} />
          )}
        </MapMarker>
      ))}
      {draggablePin && (
        <MapMarker
          map={map}
          lat={draggablePin.lat}
          lng={draggablePin.lng}
          anchor="bottom"
          onMove={draggablePin.onChange}
        >
          <PlacePin label={draggablePin.label} draggable />
        </MapMarker>
      )}
    </>
  )
}
