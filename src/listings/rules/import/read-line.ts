import { postcodeRefusal } from '#foundation/rules/place/postcode.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import { missingAnywhere } from '../editing/completeness.ts'
import { mostUnits } from '../limits.ts'
import { isPostcodeWrong, storedAddress } from '../place/address-parts.ts'
import { ListingForm } from '../wire.ts'
import { columnOf, foldWords, type ImportField, importColumns, importFields } from './columns.ts'

export interface Choice {
  value: string
  label: string
}

export type Choices = Readonly<Record<string, readonly Choice[]>>
export type Cells = Readonly<Partial<Record<ImportField, string>>>
export type LineProblems = Map<ImportField, string>

export interface ReadLine {
  reference: string | null
  form: ListingForm
  problems: LineProblems
}

const longestReference = 60
const words = {
  choice: 'Please choose one of the options.',
  money: 'Please write an amount such as 85 or 85.50.',
  number: 'Please write a number such as 12 or 12.5.',
  units: `Please write a whole number from 1 to ${formatWhole(mostUnits)}.`,
  yesNo: 'Please write yes or no.',
  reference: `Please keep the reference to one line of at most ${longestReference} characters.`,
  both: 'Please give latitude and longitude, or neither.',
}

/** One line of a file as what the wizard would have sent, and what is wrong with it in its words. */
export function readLine(cells: Cells, choices: Choices): ReadLine {
  const problems: LineProblems = new Map()
  const values = readCells(cells, choices, problems)
  const form = formOf(values, cells)
  const latitudeAlone = (values.latitude === undefined) !== (values.longitude === undefined)
  if (latitudeAlone) note(problems, 'latitude', words.both)
  if (isPostcodeWrong(cells.postcode ?? '')) note(problems, 'postcode', postcodeRefusal)
  for (const { path, message } of ListingForm.safeParse(form).error?.issues ?? []) {
    note(problems, fieldOf(path), message)
  }
  for (const { field, message } of missingAnywhere(answersIn(form))) {
    if (!givenLater.has(field)) note(problems, fieldOf([field]), message)
  }
  const reference = cells.reference?.trim() || null
  if (reference !== null && !isReference(reference)) note(problems, 'reference', words.reference)
  return { reference, form, problems }
}

/** Pictures and the agreement are given in the wizard, one space at a time. */
const givenLater: ReadonlySet<string> = new Set(['image', 'consent'])

type Value = string | number | boolean | string[]
type Values = Partial<Record<ImportField, Value>>

function readCells(cells: Cells, choices: Choices, problems: LineProblems): Values {
  const values: Values = {}
  for (const field of importFields) {
    const text = cells[field]?.trim() ?? ''
    if (text === '') continue
    const value = readCell(field, text, choices)
    if (value === undefined) note(problems, field, wordsFor(field))
    else values[field] = value
  }
  return values
}

function readCell(field: ImportField, text: string, choices: Choices): Value | undefined {
  const { kind, list = '' } = columnOf(field)
  switch (kind) {
    case 'text':
      return text
    case 'choice':
      return chosen(text, choices[list] ?? [])
    case 'choices': {
      const known = choices[list] ?? []
      const all = text.split(/[|;]/).map(one => one.trim())
      const given = all.filter(Boolean)
      if (given.length > known.length) return undefined
      const found = given.map(one => chosen(one, known))
      return found.every(one => one !== undefined) ? found : undefined
    }
    case 'yesNo':
      return yesNo(text)
    default:
      return field === 'storageNumber' ? wholeUnits(text) : number(text, kind)
  }
}

function chosen(text: string, choices: readonly Choice[]): string | undefined {
  const folded = foldWords(text)
  return choices.find(one => one.value === text || foldWords(one.label) === folded)?.value
}

function yesNo(text: string): boolean | undefined {
  const folded = text.toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(folded)) return true
  return ['no', 'n', 'false', '0'].includes(folded) ? false : undefined
}

const plain = /^-?\d+(\.\d+)?$/
const inThousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/

function number(text: string, kind: 'money' | 'number'): number | undefined {
  const bare = kind === 'money' ? text.replace(/^£\s*/, '') : text
  if (inThousands.test(bare)) return Number(bare.replaceAll(',', ''))
  return plain.test(bare) && bare.length < 16 ? Number(bare) : undefined
}

function wholeUnits(text: string): number | undefined {
  const units = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return units >= 1 && units <= mostUnits ? units : undefined
}

function wordsFor(field: ImportField): string {
  const { kind } = columnOf(field)
  if (field === 'storageNumber') return words.units
  if (kind === 'yesNo' || kind === 'money' || kind === 'number') return words[kind]
  return words.choice
}

function isReference(text: string): boolean {
  return text.length <= longestReference && !/\p{Cc}/u.test(text)
}

const ownFields = new Set<ImportField>([
  ...(['reference', 'house', 'street', 'town', 'postcode'] as const),
  ...(['latitude', 'longitude', 'storageSize'] as const),
])

function formOf(values: Values, cells: Cells): ListingForm {
  const { latitude, longitude, storageSize } = values
  const rest = Object.entries(values).filter(([field]) => !ownFields.has(field as ImportField))
  const { house = '', street = '', town = '', postcode = '' } = cells
  const place = street.trim() === '' && house.trim() === '' ? town || postcode : town
  return {
    ...Object.fromEntries(rest),
    ...storedAddress({ place, house, street, town, postcode }),
    ...(typeof latitude === 'number' &&
      typeof longitude === 'number' && { coordinates: { lat: latitude, lng: longitude } }),
    ...(typeof storageSize === 'string' && { storageSize: { name: storageSize } }),
  }
}

function answersIn(form: ListingForm): Parameters<typeof missingAnywhere>[0] {
  return {
    address: form.address ?? '',
    storageType: form.storageType ?? null,
    storageFloor: form.storageFloor ?? null,
    storageFeatures: form.storageFeatures ?? [],
    storageSize: form.storageSize ?? null,
    storageTitle: form.storageTitle ?? '',
    description: form.description ?? '',
    image: [],
    storageAccessPeriod: form.storageAccessPeriod ?? null,
    storageAccessType: form.storageAccessType ?? null,
    bookingDuration: form.bookingDuration ?? null,
    bookingNotice: form.bookingNotice ?? null,
    monthlyRate: form.monthlyRate ?? null,
    hourlyRate: form.hourlyRate ?? null,
    consent: false,
    priceType: 'custom',
    services: form.services ?? [],
    vehicleType: form.vehicleType ?? null,
    costPerKm: form.costPerKm ?? null,
    deliveryRadiusKm: form.deliveryRadiusKm ?? null,
  }
}

function fieldOf([first, second]: readonly PropertyKey[]): ImportField {
  if (first === 'coordinates') return second === 'lng' ? 'longitude' : 'latitude'
  const name = String(first)
  return name in importColumns ? (name as ImportField) : 'street'
}

/** The first thing that is wrong with a cell is enough. */
function note(problems: LineProblems, field: ImportField, message: string): void {
  if (!problems.has(field)) problems.set(field, message)
}
