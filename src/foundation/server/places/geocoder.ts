import type { FoundPlace, Place } from '#foundation/rules/place/places.ts'

/** Finds places by name. Text that names nothing, or could not be looked up, is simply not found. */
export interface Geocoder {
  /** Towns, villages and countries whose names begin like the text, best first. */
  suggest(text: string): Promise<Place[]>
  /** Where a name, a postcode or an address is. */
  find(text: string): Promise<FoundPlace | undefined>
  /** Every place of that name, the one that is most likely meant first. */
  findAll(text: string): Promise<FoundPlace[]>
}
