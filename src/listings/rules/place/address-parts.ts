import { findPostcode, parseOutwardCode, parsePostcode } from '#foundation/rules/place/postcode.ts'
import type { Listing } from '../wire.ts'
import { titleCase } from './title-case.ts'

export interface AddressParts {
  /** A chosen place, a postcode, or any text. */
  place: string
  house: string
  street: string
  town: string
  postcode: string
}

type StoredAddress = Pick<Listing, 'address' | 'formattedAddress'>

const almostPostcode = /^[a-z]{1,2}\d[a-z\d]? ?\d?[a-z]{0,2}$/i

export function isPostcodeWrong(postcode: string): boolean {
  return postcode.trim() !== '' && !parsePostcode(postcode)
}

/** `street` and `area` are public, so the door must not be in them. */
export function storedAddress(parts: AddressParts): StoredAddress {
  const { place, house, street, town, ...rest } = trimmed(parts)
  const postcode = parsePostcode(rest.postcode) ?? rest.postcode
  const typedPostcode = parsePostcode(place)
  const area = town || (typedPostcode ? '' : place)
  const hasDoor = house !== '' || street !== '' || postcode !== ''
  const lines = [[house, street].filter(Boolean).join(' '), area, postcode || typedPostcode]
  return {
    address: hasDoor ? lines.filter(Boolean).join(', ') : place,
    formattedAddress: { street: street.toLowerCase(), area: area.toLowerCase() },
  }
}

export function addressParts({ address, formattedAddress }: StoredAddress): AddressParts {
  const { area } = formattedAddress
  const pieces = address.split(',').map(piece => piece.trim())
  const postcode = postcodeIn(pieces, area)
  const door = doorOf(pieces[0] ?? '', formattedAddress.street)
  const town = pieces.find(piece => piece.toLowerCase() === area) ?? titleCase(area)
  const isPlaceAlone = door.street === '' && postcode === ''
  return { place: isPlaceAlone ? address : town || postcode, ...door, town, postcode }
}

/** An invalid postcode is kept, so that the host sees it and can correct it. */
function postcodeIn(pieces: readonly string[], area: string): string {
  const last = pieces.at(-1) ?? ''
  const isArea = pieces.length === 1 || last.toLowerCase() === area || parseOutwardCode(last)
  const isAlmost = !isArea && almostPostcode.test(last)
  return findPostcode(last) ?? (isAlmost ? last : '')
}

/** Some people write the house number into the street field. */
function doorOf(line: string, storedStreet: string): Pick<AddressParts, 'house' | 'street'> {
  const at = storedStreet === '' ? -1 : line.toLowerCase().lastIndexOf(storedStreet)
  if (at === -1) return { house: '', street: titleCase(storedStreet) }
  if (at > 0) return { house: line.slice(0, at).trim(), street: line.slice(at) }
  const [, house = '', street = line] = /^(\d+\w?)\s+(.+)$/.exec(line) ?? []
  return { house, street }
}

function trimmed(parts: AddressParts): AddressParts {
  const entries = Object.entries(parts).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(entries) as AddressParts
}
