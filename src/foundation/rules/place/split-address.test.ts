import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitAddress } from './split-address.ts'

// biome-ignore format: a table is read by its rows
it.each([
  ['14 Stonegate, York YO1 8ZW', '14', 'Stonegate', 'York', 'YO1 8ZW'],
  ['14 stonegate york, yo18zw', '14', 'stonegate york', '', 'YO1 8ZW'],
  ['14 Station Road Leeds LS1 4AP', '14', 'Station Road', 'Leeds', 'LS1 4AP'],
  ['14a Mill Lane, Holgate, York, YO1 8ZW, UK', '14a', 'Mill Lane', 'York', 'YO1 8ZW'],
  ['Flat 3, 22-24 High Street, Leeds LS1 4AP', 'Flat 3, 22-24', 'High Street', 'Leeds', 'LS1 4AP'],
  ['Rose Cottage, Fen Lane, Ely, CB7 4AB', 'Rose Cottage', 'Fen Lane', 'Ely', 'CB7 4AB'],
  ['Fen Lane, Ely CB7 4AB', '', 'Fen Lane', 'Ely', 'CB7 4AB'],
  ['LS1 4AP, 5 Park Row, Leeds', '5', 'Park Row', 'Leeds', 'LS1 4AP'],
] as const)('%s', (text, house, street, town, postcode) => {
  expect(splitAddress(text)).toEqual({ house, street, town, postcode })
})

it.each(['York', '14 Stonegate, York', 'YO1 8ZW', ' yo1 8zw ', 'YO1', ''])(
  '%s is no whole address',
  text => {
    expect(splitAddress(text)).toBeUndefined()
  },
)

it('never fails, and never takes long, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), text => {
      const split = splitAddress(`${text} YO1 8ZW`)
      if (split) expect(split.postcode).toMatch(/^\S+ \S+$/)
    }),
  )
})
