import { MapView } from '#design/map/MapView.tsx'
import { NoStreets } from '#design/map/NoStreets.tsx'
import { publicCircleMetres } from '#listings/rules/place/public-point.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './later-copy.ts'

interface AreaMapProps {
  listing: Pick<PublicListing, '_id' | 'address'>
  point: { lat: number; lng: number }
}

/** The pin was moved, so that a circle around it says how far away the door may be. */
export default function AreaMap({ listing, point }: AreaMapProps) {
  return (
    <div className="flex size-full flex-col bg-surface">
      <MapView
        label={copy.map.label(listing.address)}
        pins={[{ ...point, id: listing._id, label: copy.map.pin }]}
        circle={{ ...point, radiusM: publicCircleMetres }}
        gestures="cooperative"
        className="min-h-0 flex-1"
      />
      <NoStreets className="px-4 py-2">{copy.map.noStreets}</NoStreets>
    </div>
  )
}
