import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceText, miles, reachText, roadKm, straightKm } from './distance.ts'

const york = { lat: 53.959, lng: -1.0815 }
const leeds = { lat: 53.7974, lng: -1.5438 }

describe('distance', () => {
  it('knows how far York is from Leeds', () => {
    expect(straightKm(york, leeds)).toBeCloseTo(35.3, 0)
    expect(roadKm(york, leeds, 1.3)).toBeCloseTo(45.9, 0)
    expect(miles(45.9)).toBeCloseTo(28.5, 1)
  })

  it('reads in kilometres and in miles, without false precision', () => {
    expect(distanceText(1)).toBe('1 km (0.6 miles)')
    expect(distanceText(8)).toBe('8 km (5 miles)')
    expect(distanceText(12.34)).toBe('12.3 km (7.7 miles)')
    expect(distanceText(35)).toBe('35 km (22 miles)')
    expect(distanceText(500)).toBe('500 km (311 miles)')
  })

  it('says a way and a reach alike, so that the same number never reads in two ways', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2000, noNaN: true }), km => {
        expect(reachText(km)).toBe(distanceText(km))
      }),
    )
  })

  it('is the same there and back, and nothing to where one is', () => {
    const place = fc.record({
      lat: fc.double({ min: 49.8, max: 61, noNaN: true }),
      lng: fc.double({ min: -8.7, max: 1.8, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (here, there) => {
        expect(roadKm(here, there, 1.3)).toBe(roadKm(there, here, 1.3))
        expect(roadKm(here, here, 1.3)).toBe(0)
      }),
    )
  })
})
