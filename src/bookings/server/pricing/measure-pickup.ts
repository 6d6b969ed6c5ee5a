import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { distanceText, roadKm } from '#foundation/rules/place/distance.ts'
import type { FoundPlace, Point } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Priceable } from '#listings/server/for-bookings/find-priceables.ts'

export interface Pickup {
  address: string
  lat: number
  lng: number
  distanceKm: number
  place: FoundPlace
}

/** Asks the geocoder, or answers with what it has said before. */
export type FindPlace = (address: string) => Promise<FoundPlace | null | undefined>

/** The middle of a town may lie on the space itself, and nobody collects for nothing. */
const leastGuessedKm = 1

/** The server finds the place and measures the way; what the browser measured is not asked. */
export async function measurePickup(
  { pickupAddress }: Pick<QuoteRequest, 'pickupAddress'>,
  listing: Pick<Priceable, 'delivery' | 'coordinates' | 'deliveryRadiusKm'>,
  findPlace: FindPlace,
  policy: Pick<Policy, 'roadFactor'>,
): Promise<Pickup> {
  if (!listing.delivery) return failField('moving', 'This partner does not collect.')
  const address = typeof pickupAddress === 'object' ? pickupAddress?.address : pickupAddress
  if (!address) return failField('pickupAddress', 'Please say where to collect from.')
  if (!listing.coordinates) return fail('listing_not_bookable')
  const place = await findPlace(address)
  if (!place) return failField('pickupAddress', 'We could not find that address in the UK.')
  const distanceKm = kmByRoad(place, listing.coordinates, policy)
  const farthest = listing.deliveryRadiusKm
  if (farthest !== null && distanceKm > farthest) {
    failField('pickupAddress', tooFarWords(farthest, distanceKm))
  }
  return { address, lat: place.lat, lng: place.lng, distanceKm, place }
}

export function kmByRoad(
  place: FoundPlace,
  space: Point,
  { roadFactor }: Pick<Policy, 'roadFactor'>,
): number {
  const measured = roadKm(place, space, roadFactor)
  return isExact(place) ? measured : Math.max(measured, leastGuessedKm)
}

function isExact({ approximate, kind }: FoundPlace): boolean {
  return kind === 'address' && !approximate
}

function tooFarWords(farthest: number, distance: number): string {
  return `This partner collects within ${distanceText(farthest)} by road, and that is ${distanceText(distance)}. Please choose a nearer address, or bring your things yourself.`
}
