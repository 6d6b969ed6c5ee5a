import {
  noCollectionWords,
  noPickupWords,
  tooFarWords,
  unknownPickupWords,
} from '#bookings/rules/price/service-refusals.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import { roadKm } from '#foundation/rules/place/distance.ts'
import type { FoundPlace, Point } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { Refused, refusedField } from '#foundation/rules/refused.ts'
import type { Priceable } from '#listings/server/for-bookings/read-priceables.ts'

export interface Pickup {
  address: string
  lat: number
  lng: number
  distanceKm: number
  place: FoundPlace
}

export type FindPlace = (address: string) => Promise<FoundPlace | null | undefined>

/** A town's centre may be at the space itself, and a collection is never free. */
const leastGuessedKm = 1

/** The pickup address as typed, before it is looked up. */
export function pickupAddressOf(
  { pickupAddress }: Pick<QuoteRequest, 'pickupAddress'>,
  { delivery, publicPoint }: Pick<Priceable, 'delivery' | 'publicPoint'>,
): string | Refused {
  if (!delivery) return refusedField('moving', noCollectionWords)
  const address = typeof pickupAddress === 'object' ? pickupAddress?.address : pickupAddress
  if (!address) return refusedField('pickupAddress', noPickupWords)
  return publicPoint ? address : new Refused('listing_not_bookable')
}

/**
 * The server finds the place and measures the distance. It does not trust the browser's figures.
 * From the pin that everybody sees: with the true one, asking from many places would find the door.
 */
export function measurePickup(
  address: string,
  place: FoundPlace | null | undefined,
  { publicPoint, deliveryRadiusKm }: Pick<Priceable, 'publicPoint' | 'deliveryRadiusKm'>,
  policy: Pick<Policy, 'roadFactor'>,
): Pickup | Refused {
  if (!publicPoint) return new Refused('listing_not_bookable')
  if (!place) return refusedField('pickupAddress', unknownPickupWords)
  const distanceKm = kmByRoad(place, publicPoint, policy)
  if (deliveryRadiusKm !== null && distanceKm > deliveryRadiusKm) {
    return refusedField('pickupAddress', tooFarWords(deliveryRadiusKm, distanceKm))
  }
  return { address, lat: place.lat, lng: place.lng, distanceKm, place }
}

function kmByRoad(
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
