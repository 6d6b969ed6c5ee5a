import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { kingdom } from '#design/map/drawing/map-types.ts'
import { MapView } from '#design/map/MapView.tsx'
import { geocode } from '#design/places/api.ts'
import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Bounds, Point } from '#foundation/rules/place/places.ts'
import { publicCircleMetres } from '#listings/rules/place/public-point.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

const words = copy.pickup
const margin = 0.02
/**
 * From this distance on, the circle is too small to see, and a pin is too coarse to reveal the
 * address.
 */
const farKm = 8

interface PickupMapProps {
  listing: Pick<PublicListing, '_id' | 'coordinates'>
  pickup: string | undefined
}

export function PickupMap({ listing: { _id, coordinates }, pickup }: PickupMapProps) {
  const { data: found } = useQuery({
    queryKey: ['site', 'geocode', pickup],
    queryFn: ({ signal }) => geocode(pickup ?? '', signal),
    enabled: pickup !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const place = pickup === undefined ? undefined : (found ?? undefined)
  const isFar = coordinates && place && straightKm(coordinates, place) > farKm
  const pins = useMemo(
    () => [
      ...(isFar ? [{ ...coordinates, id: _id, label: words.storage }] : []),
      ...(place
        ? [{ lat: place.lat, lng: place.lng, id: 'pickup', label: words.pin, selected: true }]
        : []),
    ],
    [_id, coordinates, place, isFar],
  )
  const fit = useMemo(
    () => around([...pins, ...(coordinates ? [coordinates] : [])]) ?? kingdom,
    [pins, coordinates],
  )
  return (
    <MapView
      label={words.map}
      pins={pins}
      {...(coordinates && { circle: { ...coordinates, radiusM: publicCircleMetres } })}
      fit={fit}
      gestures="cooperative"
      className="h-60 rounded-card sm:h-72"
    />
  )
}

function around(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined
  const lats = points.map(point => point.lat)
  const lngs = points.map(point => point.lng)
  return {
    west: Math.min(...lngs) - margin,
    south: Math.min(...lats) - margin,
    east: Math.max(...lngs) + margin,
    north: Math.max(...lats) + margin,
  }
}
