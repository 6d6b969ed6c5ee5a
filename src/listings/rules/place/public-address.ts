import { searchableText } from './searchable-text.ts'
import { titleCase } from './title-case.ts'

interface TypedAddress {
  address: string
  formattedAddress: { street: string; area: string }
}

export interface PublicAddress {
  /** In title case, for people. */
  address: string
  /** In lower case, for searching. */
  street: string
  area: string
  /** All of the public address, in one spelling. */
  searchText: string
}

/** The street and the area, never the door: strangers read this. */
export function publicAddress({ address, formattedAddress }: TypedAddress): PublicAddress {
  const typed = partsOf(address)
  const streets = partsOf(formattedAddress.street)
  const areas = formattedAddress.area ? areaParts(formattedAddress.area) : []
  const streetAt = streetIndex(typed)
  const street = streets[streetIndex(streets)] ?? typed[streetAt] ?? ''
  const beyondStreet = typed.slice(streetAt + 1).filter(part => !countries.has(part))
  const area = areas.length > 0 ? areas.join(', ') : beyondStreet.join(', ')
  const shown = [...new Set([street, ...area.split(', ')])].filter(Boolean)
  const [line = '', ...others] = typed.slice(Math.max(streetAt, 0))
  const asTyped = [fromStreet(line, street), ...others].filter(Boolean)
  return {
    address: titleCase(shown.join(', ')),
    street,
    area,
    searchText: searchableText([...new Set([shown.join(' '), asTyped.join(' ')])].join(' ')),
  }
}

/**
 * Before the street stands the house, which may have a name instead of a number. The street may be
 * spelled in another way there: "st" for "street".
 */
function fromStreet(line: string, street: string): string {
  const name = street.replace(thoroughfare, '').trim()
  const at = ` ${line} `.lastIndexOf(` ${name} `)
  return name !== '' && at > 0 ? line.slice(at) : line
}

const countries = new Set(['uk', 'u.k.', 'united kingdom', 'great britain', 'gb', 'england'])

const thoroughfare =
  /\b(road|rd|street|st|lane|ln|avenue|ave|close|drive|way|place|court|crescent|terrace|gardens|grove|row|hill|square|mews|walk|park|estate|parade|quay|wharf|yard|green|view|rise|gate|embankment|wynd|vennel|broadway|circus|bank)$/

/**
 * A house name may stand before the street, so we take the first part that sounds like a street.
 */
function streetIndex(parts: readonly string[]): number {
  const found = parts.findIndex(part => thoroughfare.test(part))
  return found === -1 ? Math.min(0, parts.length - 1) : found
}

function partsOf(text: string): string[] {
  return split(text)
    .map(part => withoutDoor(withoutUnit(withoutPostcodeEnd(part))))
    .filter(Boolean)
}

function areaParts(text: string): string[] {
  return split(text)
    .map(part => withoutDoor(withoutPostcodeEnd(part)))
    .filter(Boolean)
}

function split(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[,;\n]/)
    .map(part => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** A whole postcode ("LS6 2AB") leads to a few doors; "LS6" only to a part of town. */
function withoutPostcodeEnd(part: string): string {
  return part.replace(/\b([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\b/g, '$1')
}

const doorNumber = String.raw`(no\.?\s*)?\d{1,4}[a-z]?(\s*[-–/&+]\s*\d{1,4}[a-z]?)*`
const unit = String.raw`(flat|unit|apartment|apt|suite|room|studio|plot|garage|lock-?up|bay|block|floor)\s+(\d+[a-z]?|[a-z]\d*)`

function withoutUnit(part: string): string {
  return part.replace(new RegExp(String.raw`(^|\s)${unit}(?=\s|$)`, 'g'), ' ').trim()
}

function withoutDoor(part: string): string {
  return part
    .replace(new RegExp(String.raw`^${doorNumber}(\s+|$)`), '')
    .replace(new RegExp(String.raw`\s+${doorNumber}$`), '')
    .trim()
}
