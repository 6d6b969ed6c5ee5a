import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSamePlace } from './same-house.ts'

const leeds = { address: '14 Canary Row, Leeds LS6 2UN', lat: 53.82, lng: -1.58 }
const at = (change: Partial<typeof leeds>) => isSamePlace(leeds, { ...leeds, ...change })

it('a number, a street or a pin that is put right is the same place', () => {
  expect(at({ address: 'Unit 7, 16 Canary Road, Leeds LS6 3AB' })).toBe(true)
  expect(at({ lat: 53.822 })).toBe(true)
})

it('a pin or a postcode that is elsewhere is another place, each of them alone', () => {
  expect(at({ lat: 53.83 })).toBe(false)
  expect(at({ address: '9 Ship Street, Brighton BN1 1AA' })).toBe(false)
})

it('what an address does not say makes no other place of it', () => {
  expect(at({ address: '14 Canary Row' })).toBe(true)
  expect(isSamePlace({ ...leeds, address: '' }, leeds)).toBe(true)
})

it('whichever of two places came first does not matter', () => {
  const place = fc.record({
    address: fc.constantFrom(leeds.address, 'York YO1 7HU', 'A barn without a number', ''),
    lat: fc.option(fc.double({ min: 50, max: 59, noNaN: true })),
    lng: fc.option(fc.double({ min: -6, max: 1, noNaN: true })),
  })
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(isSamePlace(one, other)).toBe(isSamePlace(other, one))
      expect(isSamePlace(one, one)).toBe(true)
    }),
  )
})
