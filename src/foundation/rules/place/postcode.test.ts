import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaOf,
  findPostcode,
  kingdomPostcode,
  outwardCodeOf,
  parseOutwardCode,
  parsePostcode,
  postcodeAreas,
} from './postcode.ts'

const inward = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ'))
  .map(([digit, letter]) => `${digit}${letter}${letter}`)
const postcode = fc
  .tuple(fc.constantFrom(...postcodeAreas), fc.integer({ min: 1, max: 99 }), inward)
  .map(([area, district, rest]) => `${area}${district} ${rest}`)

describe('postcode', () => {
  it.each([
    ['YO1 7HU', 'YO1 7HU'],
    ['yo17hu', 'YO1 7HU'],
    ['  sw1a   1aa ', 'SW1A 1AA'],
    ['EC1A1BB', 'EC1A 1BB'],
    ['M1 1AE', 'M1 1AE'],
    ['b33 8th', 'B33 8TH'],
    ['W1A 0AX', 'W1A 0AX'],
    ['JE2 3AB', 'JE2 3AB'],
  ])('writes %j as %j', (typed, written) => {
    expect(parsePostcode(typed)).toBe(written)
  })

  it.each(['', 'York', 'YO1', 'YO1 7H', 'YO1 7CI', 'QX1 1AA', 'ZZ9 9ZZ', 'AA1 1AA', 'YO1  7HU x'])(
    'finds no house behind %j',
    typed => {
      expect(parsePostcode(typed)).toBeUndefined()
    },
  )

  it('knows 121 areas of the kingdom', () => {
    expect(postcodeAreas.size).toBe(121)
  })

  it('reads every postcode that it writes, however it is typed', () => {
    fc.assert(
      fc.property(postcode, written => {
        expect(parsePostcode(written)).toBe(written)
        expect(parsePostcode(written.replace(' ', '').toLowerCase())).toBe(written)
        expect(findPostcode(`12 High Street, Somewhere ${written}, UK`)).toBe(written)
        expect(postcodeAreas.has(areaOf(written))).toBe(true)
      }),
    )
  })

  it('takes the last of several, and none out of the middle of a word', () => {
    expect(findPostcode('c/o LS1 1AA, now at YO1 7HU')).toBe('YO1 7HU')
    expect(findPostcode('order XYO1 7HUX')).toBeUndefined()
  })

  it('reads the first half where only that is typed', () => {
    for (const typed of ['yo1', ' YO 1 ', 'yo1 7', 'yo1 7h']) {
      expect(parseOutwardCode(typed)).toBe('YO1')
    }
    expect(outwardCodeOf('yo17hu')).toBe('YO1')
    expect(parseOutwardCode('York')).toBeUndefined()
    expect(parseOutwardCode('AA1')).toBeUndefined()
  })

  it('knows the postcodes of the kingdom from those of the islands', () => {
    expect(kingdomPostcode('yo1 7hu')).toBe('YO1 7HU')
    expect(kingdomPostcode('JE2 3AB')).toBeUndefined()
    expect(kingdomPostcode('nowhere')).toBeUndefined()
  })

  it('takes any text without complaint', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
        parsePostcode(text)
        findPostcode(text)
        parseOutwardCode(text)
      }),
    )
  })
})
