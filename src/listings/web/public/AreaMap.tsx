import { MapView } from '#design/map/MapView.tsx'
import { NoStreets } from '#design/map/NoStreets.tsx'
import { publicCircleMetres } from '#listings/rules/place/public-point.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

interface AreaMapProps {
  listing: Pick<PublicListing, 'address'>
  point: { lat: number; lng: number }
}

/** A circle and no pin: a pin would point at the wrong door. */
export default function AreaMap({ listing, point }: AreaMapProps) {
  return (
    <div className="flex size-full flex-col bg-surface">
      <MapView
        label={copy.where.map(listing.address)}
        circle={{ ...point, radiusM: publicCircleMetres }}
        gestures="cooperative"
        className="min-h-0 flex-1"
      />
      <NoStreets className="px-4 py-2">{copy.where.noStreets}</NoStreets>
    </div>
  )
}
