import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedPin } from './public-point.ts'

it('moves every pin in the country by 300 to 600 metres', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const lat = fc.double({ min: 49.8, max: 61, noNaN: true })
  const lng = fc.double({ min: -8.7, max: 1.8, noNaN: true })
  fc.assert(
    fc.property(lat, lng, share, share, (lat, lng, turn, reach) => {
      const metres = distance({ lat, lng }, movedPin({ lat, lng }, turn, reach))
      expect(metres).toBeGreaterThanOrEqual(300)
      expect(metres).toBeLessThanOrEqual(600)
    }),
  )
})

interface Point {
  lat: number
  lng: number
}

function distance(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat))
  const h = half(other.lat - one.lat) + across * half(other.lng - one.lng)
  return 2 * 6_371_009 * Math.asin(Math.sqrt(h))
}
