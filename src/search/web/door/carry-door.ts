import { kingdomPostcode } from '#foundation/rules/place/postcode.ts'
import { tabStore } from '#foundation/web/browser-stores.ts'
import type { ListingCard } from '#listings/rules/wire.ts'

/**
 * The checkout begins with the collection that the shown price is for. The code for it comes at
 * the press, because a search without a door has no use for it.
 */
export async function carryDoor(
  { _id, delivery }: Pick<ListingCard, '_id' | 'delivery'>,
  door: string | undefined,
): Promise<void> {
  if (!door || !delivery) return
  const draft = await import('#bookings/web/draft.ts').catch(() => undefined)
  const now = new Date()
  if (!draft || draft.readServices(tabStore(), _id, now)?.moving) return
  const postcode = kingdomPostcode(door)
  const pickup = { text: postcode ? '' : door, place: null, door: '', postcode: postcode ?? '' }
  draft.keepServices(tabStore(), _id, { moving: true, packing: false, pickup }, now)
}
