import type { Map as MapLibreMap } from 'maplibre-gl'
import { MapMarker } from './MapMarker.tsx'
import { boundsOf, fitOptions } from './map-options.ts'
import type { MapCluster, MapViewProps } from './map-types.ts'
import { ClusterButton, PinButton, PlacePin } from './markers.tsx'

const clusterZoomStep = 2

/** Everything that stands on the map and can be reached with the keyboard. */
export function MapMarkers({ map, ...view }: MapViewProps & { map: MapLibreMap }) {
  const { pins = [], clusters = [], draggablePin, onPinChoose, onPinHover, onClusterChoose } = view

  const openCluster = (cluster: MapCluster) => {
    if (onClusterChoose) return onClusterChoose(cluster)
    const { lng, lat, bounds } = cluster
    const hand = { byHand: true }
    if (bounds) map.fitBounds(boundsOf(bounds), fitOptions, hand)
    else map.easeTo({ center: [lng, lat], zoom: map.getZoom() + clusterZoomStep }, hand)
  }

  return (
    <>
      {clusters.map(cluster => (
        <MapMarker key={cluster.id} map={map} lat={cluster.lat} lng={cluster.lng} anchor="center">
          <ClusterButton cluster={cluster} onChoose={openCluster} />
        </MapMarker>
      ))}
      {pins.map(pin => (
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
