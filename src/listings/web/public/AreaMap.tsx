import { MapView } from '#foundation/web/map/MapView.tsx'
import { placeZoom } from '#foundation/web/map/map-types.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

const words = copy.where

/** As far as the public pin is moved at most (D25): the space is somewhere inside. */
const circleMetres = 600

interface AreaMapProps {
  listing: Pick<PublicListing, '_id' | 'address'>
  point: { lat: number; lng: number }
}

export default function AreaMap({ listing, point }: AreaMapProps) {
  return (
    <MapView
      label={words.map(listing.address)}
      circle={{ ...point, radiusM: circleMetres }}
      pins={[{ ...point, id: listing._id, label: words.pin }]}
      zoom={placeZoom}
      gestures="cooperative"
      className="size-full"
    />
  )
}
