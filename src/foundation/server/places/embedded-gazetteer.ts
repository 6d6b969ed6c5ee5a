import { findPlaces } from './find-place.ts'
import type { Geocoder } from './geocoder.ts'
import { suggestPlaces } from './suggest-places.ts'

/** Knows the towns, villages and postcode areas of the United Kingdom, and needs no network. */
export const embeddedGazetteer: Geocoder = {
  suggest: async text => ({ places: suggestPlaces(text), isPassing: false }),
  findAll: async text => ({ places: findPlaces(text), isPassing: false }),
  find: async text => findPlaces(text)[0],
}
