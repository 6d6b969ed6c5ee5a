import type { FoundPlace, Place } from '#foundation/rules/place/places.ts'

export interface PlacesFound<Found> {
  places: Found[]
  /** Whoever knows more could not be asked just now: the same question may soon find better. */
  isPassing: boolean
}

/** Finds places by name. Text that names nothing, or could not be looked up, is not found. */
export interface Geocoder {
  /** Towns, villages and countries whose names begin with the text, best first. */
  suggest(text: string): Promise<PlacesFound<Place>>
  /** The place of a name, a postcode or an address. */
  find(text: string): Promise<FoundPlace | undefined>
  /** Every place of that name, the most likely first. */
  findAll(text: string): Promise<PlacesFound<FoundPlace>>
}
