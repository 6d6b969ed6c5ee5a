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

  it('reads in kilometres and in miles', () => {
    expect(distanceText(12.34)).toBe('12.3 km (7.7 miles)')
    expect(distanceText(30)).toBe('30 km (18.6 miles)')
  })

  it('says how far something reaches without false precision', () => {
    expect(reachText(1)).toBe('1 km (0.6 miles)')
    expect(reachText(8)).toBe('8 km (5 miles)')
    expect(reachText(25)).toBe('25 km (16 miles)')
    expect(reachText(500)).toBe('500 km (311 miles)')
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
