import { findPostcode } from './postcode.ts'

export interface SplitAddress {
  house: string
  street: string
  town: string
  postcode: string
}

const part = /^(?:flat|apartment|apt|unit|room|suite|studio)\b/i
const numbered = /^(\d+[a-z]?(?:\s?[-–/]\s?\d+[a-z]?)?)[\s,]+(.+)$/i
/** What ends an English street, where somebody writes no comma after it. */
const streetEnd =
  /^(.*\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|place|row|terrace|gardens|grove|square|court|crescent|gate|hill|park|walk|mews|green))\s+(.+)$/i

/**
 * "14 Stonegate, York YO1 8ZW" as house, street, town and postcode. Nothing unless a whole postcode
 * and more than that was typed: a name alone may as well be a town.
 */
export function splitAddress(text: string): SplitAddress | undefined {
  const postcode = findPostcode(text)
  if (!postcode) return undefined
  const pieces = withoutPostcode(text, postcode)
  const [first = '', second] = pieces
  if (first === '') return undefined
  if (part.test(first) && second !== undefined) {
    const rest = split(pieces.slice(1), postcode)
    return { ...rest, house: [first, rest.house].filter(Boolean).join(', ') }
  }
  return split(pieces, postcode)
}

function split(pieces: readonly string[], postcode: string): SplitAddress {
  const [first = '', ...others] = pieces
  const [, number, street] = numbered.exec(first) ?? []
  const town = others.at(-1) ?? ''
  if (number === undefined || street === undefined) {
    // A house with a name stands before its street.
    if (others.length < 2) return { house: '', street: first, town, postcode }
    return { house: first, street: others[0] ?? '', town, postcode }
  }
  if (town !== '') return { house: number, street, town, postcode }
  const [, named = street, after = ''] = streetEnd.exec(street) ?? []
  return { house: number, street: named, town: after, postcode }
}

/** Left out, because the postcode already says it. */
const country = /^(?:uk|united kingdom|england|scotland|wales|northern ireland|great britain)$/i

function withoutPostcode(text: string, postcode: string): string[] {
  const [outward = '', inward = ''] = postcode.split(' ')
  return text
    .replace(new RegExp(`\\b${outward}\\s*${inward}\\b`, 'gi'), ',')
    .split(/[,\n]/)
    .map(piece => piece.replace(/\s+/g, ' ').trim())
    .filter(piece => piece !== '' && !country.test(piece))
    .slice(0, 6)
}
