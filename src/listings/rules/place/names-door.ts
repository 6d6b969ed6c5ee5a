import { findPostcode, parseOutwardCode } from '#foundation/rules/place/postcode.ts'
import type { Listing } from '../wire.ts'

/** Whether the address leads to a house or a street. A town and a postcode alone do not. */
export function namesDoor({
  address,
  formattedAddress: { street, area },
}: Pick<Listing, 'address' | 'formattedAddress'>): boolean {
  const [first, ...others] = pieces(withoutPostcode(address))
  if (first === undefined) return false
  if (/\d/.test(first)) return true
  // A suggestion may be "Leeds, West Yorkshire", of which only the town is the area.
  if (pieces(area).includes(first)) return false
  return others.length > 0 || (street !== '' && first.includes(street.toLowerCase()))
}

function withoutPostcode(address: string): string {
  const [outward, inward] = findPostcode(address)?.split(' ') ?? []
  return outward && inward
    ? address.replace(new RegExp(`\\b${outward}\\s*${inward}\\b`, 'gi'), '')
    : address
}

function pieces(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[,;\n]/)
    .map(piece => withoutOutwardCode(piece.trim()))
    .filter(Boolean)
}

/** "Leeds LS6" has a number and yet no door. */
function withoutOutwardCode(piece: string): string {
  if (parseOutwardCode(piece)) return ''
  const words = piece.split(/\s+/)
  return parseOutwardCode(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : piece
}
