import { type Place, straightKm } from '#foundation/rules/place/distance.ts'
import { findPostcode, outwardCodeOf } from '#foundation/rules/place/postcode.ts'

/** A pin that is put right is moved less than this. */
export const sameHouseMetres = 300

/** A place that is not known counts as the same. */
export function isSameHouse(one: Place | null, other: Place | null): boolean {
  return one === null || other === null || straightKm(one, other) * 1000 <= sameHouseMetres
}

interface Addressed {
  address: string
  lat: number | null
  lng: number | null
}

/** The pin and the words of an address are typed apart, so each may lead elsewhere alone. */
export function isSamePlace(one: Addressed, other: Addressed): boolean {
  const [was, is] = [findPostcode(one.address), findPostcode(other.address)]
  const isSameTown = !was || !is || outwardCodeOf(was) === outwardCodeOf(is)
  return isSameTown && isSameHouse(pinOf(one), pinOf(other))
}

export function pinOf({ lat, lng }: { lat: number | null; lng: number | null }): Place | null {
  return lat === null || lng === null ? null : { lat, lng }
}
