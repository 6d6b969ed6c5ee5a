import { type Place, straightKm } from '#foundation/rules/place/distance.ts'

/** A pin that is put right is moved less than this. */
export const sameHouseMetres = 300

/** A place that is not known counts as the same. */
export function isSameHouse(one: Place | null, other: Place | null): boolean {
  return one === null || other === null || straightKm(one, other) * 1000 <= sameHouseMetres
}

export function pinOf({ lat, lng }: { lat: number | null; lng: number | null }): Place | null {
  return lat === null || lng === null ? null : { lat, lng }
}
