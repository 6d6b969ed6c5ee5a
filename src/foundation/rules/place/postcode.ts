/** Every postcode area of the United Kingdom. */
const areasOfTheKingdom =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY ' +
  'E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU ' +
  'M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR ' +
  'SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'

/** Royal Mail delivers here too, but these islands are not part of the United Kingdom. */
const areasOfTheIslands = 'GY IM JE'

export const postcodeAreas: ReadonlySet<string> = new Set(areasOfTheKingdom.split(' '))
const islands: ReadonlySet<string> = new Set(areasOfTheIslands.split(' '))

const outwardCode =
  '[A-PR-UWYZ](?:[A-HK-Y]?[0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY])'
const inwardCode = '[0-9][ABD-HJLNP-UW-Z]{2}'
const wholePostcode = new RegExp(`^(${outwardCode}) ?(${inwardCode})$`)
const begunPostcode = new RegExp(`^(${outwardCode})(?: [0-9][A-Z]{0,2})?$`)
const postcodeInText = new RegExp(`(?<![A-Z0-9])(${outwardCode}) ?(${inwardCode})(?![A-Z0-9])`, 'g')
const longestAddress = 300

/** The postcode as Royal Mail writes it, or nothing when no house can have it. */
export function parsePostcode(text: string): string | undefined {
  if (text.length > 20) return undefined
  const parts = wholePostcode.exec(tidy(text))
  return parts ? checked(parts) : undefined
}

/** The last postcode in an address: whatever comes before it is the street. */
export function findPostcode(text: string): string | undefined {
  if (text.length > longestAddress) return undefined
  const found = [...tidy(text).matchAll(postcodeInText)].flatMap(parts => checked(parts) ?? [])
  return found.at(-1)
}

/** `YO1` of `YO1 7HU`, where somebody types only that or has begun the rest. */
export function parseOutwardCode(text: string): string | undefined {
  const tidied = text.length > 20 ? '' : tidy(text)
  const outward = begunPostcode.exec(tidied.replace(/^([A-Z]{1,2}) (?=[0-9])/, '$1'))?.[1]
  return outward !== undefined && isKnownArea(areaOf(outward)) ? outward : undefined
}

/** `YO1` where the text is a postcode, or the beginning of one, and nothing else. */
export function outwardCodeOf(text: string): string | undefined {
  return parsePostcode(text)?.split(' ')[0] ?? parseOutwardCode(text)
}

/** The letters that a postcode or its first half begins with. */
export function areaOf(postcode: string): string {
  return /^[A-Z]{1,2}/.exec(postcode)?.[0] ?? ''
}

export const postcodeRefusal = 'Please enter a UK postcode, such as YO1 7HU.'

/** Not of the islands. */
export function kingdomPostcode(text: string): string | undefined {
  const postcode = parsePostcode(text)
  return postcode !== undefined && postcodeAreas.has(areaOf(postcode)) ? postcode : undefined
}

function checked([, outward = '', inward = '']: RegExpExecArray | RegExpMatchArray) {
  return isKnownArea(areaOf(outward)) ? `${outward} ${inward}` : undefined
}

function isKnownArea(area: string): boolean {
  return postcodeAreas.has(area) || islands.has(area)
}

function tidy(text: string): string {
  return text.trim().toUpperCase().replace(/\s+/g, ' ')
}
