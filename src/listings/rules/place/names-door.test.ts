import { expect, it } from 'vitest'
import { storedAddress } from './address-parts.ts'
import { namesDoor } from './names-door.ts'

const nothing = { place: '', house: '', street: '', town: '', postcode: '' }

it.each([
  { place: 'Leeds', town: 'Leeds' },
  { place: 'Leeds, West Yorkshire', town: 'Leeds' },
  { place: 'Headingley, Leeds' },
  { place: 'LS6 3AB' },
  { place: 'LS6' },
  { place: 'Leeds LS6' },
  { place: 'Leeds', town: 'Leeds', postcode: 'LS6' },
  { place: 'Leeds', town: 'Leeds', postcode: 'LS6 3AB' },
  { place: 'York', town: '', postcode: 'YO1 7HU' },
  {},
])('a place alone is no door: %j', parts => {
  expect(namesDoor(storedAddress({ ...nothing, ...parts }))).toBe(false)
})

it.each([
  { place: 'Leeds', town: 'Leeds', street: 'Mill Lane' },
  { place: 'Leeds', town: 'Leeds', house: '14', street: 'Mill Lane' },
  { place: 'Leeds', town: 'Leeds', house: 'The Old Barn' },
  { place: 'LS6 3AB', street: 'Mill Lane', postcode: 'LS6 3AB' },
  { place: '14 Mill Lane' },
  { place: '14 Mill Lane, Leeds LS6' },
  { place: 'Mill Lane, Leeds', house: 'Flat B2' },
  { place: 'Leeds', town: 'Leeds', street: 'Leeds Road' },
])('a house or a street is one: %j', parts => {
  expect(namesDoor(storedAddress({ ...nothing, ...parts }))).toBe(true)
})

it('an address from a program counts as it stands', () => {
  const formattedAddress = { street: '', area: '' }
  expect(namesDoor({ address: '14 Mill Lane, Leeds', formattedAddress })).toBe(true)
  expect(namesDoor({ address: 'Mill Lane, Leeds LS6 3AB', formattedAddress })).toBe(true)
  expect(namesDoor({ address: 'Leeds', formattedAddress })).toBe(false)
})
