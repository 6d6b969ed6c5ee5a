import { placeZoom } from '#design/map/drawing/map-types.ts'
import { MapView } from '#design/map/MapView.tsx'
import { NoStreets } from '#design/map/NoStreets.tsx'
import type { Coordinates } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { MyLocation } from './MyLocation.tsx'

interface AddressMapProps {
  coordinates: Coordinates | null
  isApproximate: boolean
  onMove: (coordinates: Coordinates) => void
}

const words = copy.address
/** Where the map opens when nothing is known: central London. */
const middle = { lat: 51.5074, lng: -0.1278 }

export function AddressMap({ coordinates, isApproximate, onMove }: AddressMapProps) {
  return (
    <div>
      <MapView
        label={words.map}
        center={coordinates ?? middle}
        zoom={placeZoom}
        {...(coordinates && {
          draggablePin: {
            ...coordinates,
            label: words.pin,
            onChange: ({ lat, lng }) => onMove({ lat: rounded(lat), lng: rounded(lng) }),
          },
        })}
        gestures="cooperative"
        className="h-64 overflow-hidden rounded-card border border-hairline sm:h-80"
      />
      <p role="status" className="mt-1.5 min-h-5 text-ink-soft text-sm">
        {hint(coordinates !== null, isApproximate)}
      </p>
      <MyLocation onFound={({ lat, lng }) => onMove({ lat: rounded(lat), lng: rounded(lng) })} />
      <NoStreets className="mt-1.5">{words.noStreets}</NoStreets>
    </div>
  )
}

function hint(isPlaced: boolean, isApproximate: boolean): string {
  if (!isPlaced) return words.unplaced
  return isApproximate ? words.approximate : words.pinHelp
}

/** To about a metre; a hand is no more exact. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
