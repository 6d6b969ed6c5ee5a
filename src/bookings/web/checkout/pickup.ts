import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import { findPostcode, kingdomPostcode } from '#foundation/rules/place/postcode.ts'
import { splitAddress } from '#foundation/rules/place/split-address.ts'
import { beginningOf } from '#foundation/rules/text/cut-text.ts'

export interface PickupParts {
  text: string
  /** The chosen suggestion. Null again when the text is edited. */
  place: string | null
  door: string
  postcode: string
}

export const noPickup: PickupParts = { text: '', place: null, door: '', postcode: '' }

/** Undefined until a suggestion or a UK postcode says where it is. */
export function pickupAddress({ text, place, door, postcode }: PickupParts): string | undefined {
  const typed = text.trim()
  const known = kingdomPostcode(postcode)
  if (!place && !known && !kingdomPostcode(findPostcode(typed) ?? '')) return undefined
  const address = [door.trim(), place ?? typed, known ?? ''].filter(part => part !== '')
  return beginningOf(address.join(', '), longestPlaceText)
}

/** A driver needs a door, and a town or a postcode has many. */
export function isDoorMissing(parts: PickupParts): boolean {
  return splitPickup(parts).door.trim() === ''
}

/** A whole address typed into one field is divided over the fields. A typed door number stays. */
export function splitPickup(parts: PickupParts): PickupParts {
  if (parts.place || parts.door.trim() !== '') return parts
  const own = kingdomPostcode(parts.postcode)
  const whole = splitAddress(parts.text) ?? (own && splitAddress(`${parts.text}, ${own}`))
  if (!whole) return parts
  const { house, street, town, postcode } = whole
  // A single name beside a postcode may as well be a town, so the street is still asked for.
  if (house === '' && town === '') return { ...parts, text: street, postcode }
  return { text: town, place: null, door: [house, street].filter(Boolean).join(' '), postcode }
}
