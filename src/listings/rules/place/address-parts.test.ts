import { expect, test } from 'vitest'
import { type AddressParts, addressParts, isPostcodeWrong, storedAddress } from './address-parts.ts'

const nothing: AddressParts = { place: '', house: '', street: '', town: '', postcode: '' }
const cases: [string, AddressParts, string, string, string][] = [
  [
    'a chosen town',
    { ...nothing, place: 'Cambridge, Cambridgeshire, England', town: 'Cambridge' },
    'Cambridge, Cambridgeshire, England',
    '',
    'cambridge',
  ],
  ['a postcode alone', { ...nothing, place: 'CB1 2AD' }, 'CB1 2AD', '', ''],
  [
    'the whole door',
    {
      place: 'Cambridge',
      house: '12',
      street: 'Mill Road',
      town: 'Cambridge',
      postcode: 'CB1 2AD',
    },
    '12 Mill Road, Cambridge, CB1 2AD',
    'mill road',
    'cambridge',
  ],
  [
    'a house with a name',
    { place: 'Ely', house: 'Rose Cottage', street: 'Fen Lane', town: 'Ely', postcode: '' },
    'Rose Cottage Fen Lane, Ely',
    'fen lane',
    'ely',
  ],
]

test.each(cases)(
  '%s is kept as one line with its street and area',
  (_name, parts, line, street, area) => {
    expect(storedAddress(parts)).toEqual({ address: line, formattedAddress: { street, area } })
  },
)

test.each(cases)('%s is the same again after it was saved and opened', (_name, parts) => {
  const once = storedAddress(parts)
  expect(storedAddress(addressParts(once))).toEqual(once)
})

test('the whole door comes back into its fields', () => {
  const door = cases[2]?.[1] ?? nothing
  expect(addressParts(storedAddress(door))).toEqual(door)
})

test('a number that was written into the street is found', () => {
  const stored = {
    address: '14 Canary Row, Headingley, Leeds, LS6 3AB',
    formattedAddress: { street: '14 canary row', area: 'headingley' },
  }
  expect(addressParts(stored)).toEqual({
    place: 'Headingley',
    house: '14',
    street: 'Canary Row',
    town: 'Headingley',
    postcode: 'LS6 3AB',
  })
})

test('a postcode that no house can have comes back to be mended', () => {
  const door = { ...(cases[2]?.[1] ?? nothing), postcode: 'ZZ99 9ZZ' }
  const { postcode } = addressParts(storedAddress(door))
  expect(postcode).toBe('ZZ99 9ZZ')
  expect([postcode, 'CB1 2AD', ' ', ''].map(isPostcodeWrong)).toEqual([true, false, false, false])
})

test.each(['Unit 4, Dock Road, E1', 'Barn, Ely, Plot 7', 'ZZ99 9ZZ', 'Yard, A14'])(
  'no postcode is read into "%s"',
  address => {
    const formattedAddress = { street: '', area: 'a14' }
    expect(addressParts({ address, formattedAddress }).postcode).toBe('')
  },
)

test('an emptied form has no address', () => {
  expect(storedAddress({ ...nothing, place: '  ' }).address).toBe('')
})

test('a postcode is kept as Royal Mail writes it', () => {
  const parts = { ...nothing, place: 'Cambridge', town: 'Cambridge', postcode: 'cb12ad' }
  expect(storedAddress(parts).address).toBe('Cambridge, CB1 2AD')
})
