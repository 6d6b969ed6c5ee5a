import { MapView } from '#design/map/MapView.tsx'
import { publicCircleMetres } from '#listings/rules/place/public-point.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

interface AreaMapProps {
  listing: Pick<PublicListing, 'address'>
  point: { lat: number; lng: number }
}

/** No pin: it would point at a door, and that is somewhere in the circle. */
export default function AreaMap({ listing, point }: AreaMapProps) {
  return (
    <MapView
      label={copy.where.map(listing.address)}
      circle={{ ...point, radiusM: publicCircleMetres }}
      gestures="cooperative"
      className="size-full"
    />
  )
}
