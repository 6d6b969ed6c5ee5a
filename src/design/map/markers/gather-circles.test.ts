import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { worldSpot } from '../drawing/geometry.ts'
import type { MapCluster, MapPin } from '../drawing/map-types.ts'
import { circlePixels, gatherCircles } from './gather-circles.ts'

const place = {
  lat: fc.double({ min: 50, max: 58, noNaN: true }),
  lng: fc.double({ min: -6, max: 1, noNaN: true }),
}
const clusters = fc
  .array(fc.record({ ...place, count: fc.integer({ min: 1, max: 900 }) }), { maxLength: 60 })
  .map(found => found.map((cluster, index): MapCluster => ({ ...cluster, id: `circle ${index}` })))
const pins = fc
  .array(fc.record(place), { maxLength: 24 })
  .map(found =>
    found.map((pin, index): MapPin => ({ ...pin, id: `pin ${index}`, label: '£105.35' })),
  )
const zoom = fc.double({ min: 4, max: 12, noNaN: true })
const letters = fc.constantFrom(1, 1.5, 2)
const countOf = (found: readonly MapCluster[]) => found.reduce((sum, { count }) => sum + count, 0)

describe('circles on a map', () => {
  it('never lie over each other or under a price, and lose nothing', () => {
    fc.assert(
      fc.property(clusters, pins, zoom, letters, (asked, prices, at, times) => {
        const { circles, counted } = gatherCircles(asked, prices, at, times)
        expect(countOf(circles)).toBe(countOf(asked) + counted.size)
        for (const [index, one] of circles.entries()) {
          const here = worldSpot(one, at)
          const radius = (times * circlePixels(one.count)) / 2
          for (const other of circles.slice(index + 1)) {
            const there = worldSpot(other, at)
            const away = Math.hypot(here.x - there.x, here.y - there.y)
            expect(away).toBeGreaterThanOrEqual(radius + (times * circlePixels(other.count)) / 2)
          }
          for (const price of prices.filter(({ id }) => !counted.has(id))) {
            const { x, y } = worldSpot(price, at)
            expect(Math.hypot(here.x - x, here.y - y)).toBeGreaterThanOrEqual(radius)
          }
        }
      }),
    )
  })

  it('stand for prices that would hide each other, until nobody can get closer', () => {
    const here = { lat: 53.8, lng: -1.55, label: '£105.35' }
    const next = { ...here, lng: -1.5499 }
    const pair = [
      { ...here, id: 'a' },
      { ...next, id: 'b' },
    ]
    const { circles, counted } = gatherCircles([], pair, 14)
    expect(circles).toMatchObject([{ count: 2, bounds: { west: -1.55, east: -1.5499 } }])
    expect([...counted]).toEqual(['a', 'b'])
    expect(gatherCircles([], pair, 17)).toEqual({ circles: [], counted: new Set() })
    const far = [
      { ...here, id: 'a' },
      { ...here, lng: -1.5, id: 'b' },
    ]
    expect(gatherCircles([], far, 14).circles).toEqual([])
  })

  it('stand for prices that only larger letters bring together', () => {
    const here = { id: 'a', lat: 53.8, lng: -1.55, label: '£105.35' }
    const pair = [here, { ...here, lng: -1.5455, id: 'b' }]
    expect(gatherCircles([], pair, 14).circles).toEqual([])
    expect(gatherCircles([], pair, 14, 2).circles).toMatchObject([{ count: 2 }])
    expect(gatherCircles([], [here, { ...here, id: 'b' }], 17, 2).circles).toEqual([])
  })

  const leeds = { id: 'leeds', lat: 53.8, lng: -1.55, count: 40 }
  const bradford = { id: 'bradford', lat: 53.79, lng: -1.75, count: 10 }

  it('stand alone where there is room, and open onto all they hold where there is not', () => {
    expect(gatherCircles([leeds, bradford], [], 10).circles).toEqual([leeds, bradford])
    const { circles } = gatherCircles([bradford, leeds], [], 6)
    expect(circles).toEqual([
      {
        id: 'leeds',
        lat: expect.closeTo(53.798, 5),
        lng: expect.closeTo(-1.59, 5),
        count: 50,
        about: false,
        bounds: { west: -1.75, south: 53.79, east: -1.55, north: 53.8 },
      },
    ])
  })

  it('say a sum of rounded numbers no more exactly than they are', () => {
    const about = [
      { ...leeds, count: 320, about: true },
      bradford,
      { ...leeds, id: 'by', count: 16 },
    ]
    expect(gatherCircles(about, [], 6).circles).toMatchObject([{ count: 350, about: true }])
  })
})
