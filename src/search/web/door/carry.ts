import { keepServices, readServices } from '#bookings/web/draft.ts'
import { kingdomPostcode } from '#foundation/rules/place/postcode.ts'
import { tabStore } from '#foundation/web/browser-stores.ts'

/** The checkout begins with the collection that the shown price is for. */
export function carry(listingId: string, door: string): void {
  const now = new Date()
  if (readServices(tabStore(), listingId, now)?.moving) return
  const postcode = kingdomPostcode(door)
  const pickup = { text: postcode ? '' : door, place: null, door: '', postcode: postcode ?? '' }
  keepServices(tabStore(), listingId, { moving: true, packing: false, pickup }, now)
}
