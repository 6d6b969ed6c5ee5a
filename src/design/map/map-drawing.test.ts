import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { straightKm } from '#foundation/rules/place/distance.ts'
import { distanceInWords, metresPerPixel, ringsFor, scaleFor } from './drawing/distances.ts'
import { boundsOfCircle, circleRing, moved } from './drawing/geometry.ts'
import { type MapTown, type Signpost, signpostsFor } from './drawing/signposts.ts'
import { firstView } from './map-options.ts'

const york = { lat: 53.9576, lng: -1.0827 }
const point = fc.record({
  lat: fc.double({ min: 49.9, max: 60.8, noNaN: true }),
  lng: fc.double({ min: -8, max: 1.7, noNaN: true }),
})

describe('distances on the map', () => {
  it('has a scale line and rings for every zoom', () => {
    for (let zoom = 4; zoom <= 17; zoom += 0.5) {
      const metres = metresPerPixel(york.lat, zoom)
      expect(scaleFor(metres, 132).metres / metres).toBeLessThanOrEqual(132)
      if (zoom >= 11)
        expect(
          ringsFor({ metresAPixel: metres, reachPixels: 400, awayPixels: 0 }).length,
        ).toBeGreaterThan(0)
    }
  })

  it('rings a place beyond the map only where the rings cross it', () => {
    const map = { metresAPixel: metresPerPixel(york.lat, 15), reachPixels: 400, awayPixels: 1500 }
    expect(ringsFor(map).map(ring => ring.words)).toEqual(['1 mile', '1½ miles'])
  })

  it('is told as people tell it', () => {
    expect(distanceInWords(95)).toBe('100 yards')
    expect(distanceInWords(1609)).toBe('1 mile')
    expect(distanceInWords(700)).toBe('0.4 miles')
    expect(distanceInWords(40_000)).toBe('25 miles')
  })
})

describe('a circle on the ground', () => {
  it('is as far from its middle everywhere as its radius says', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 50, max: 20_000 }), (middle, radiusM) => {
        for (const [lng, lat] of circleRing(middle, radiusM)) {
          expect(straightKm(middle, { lat, lng }) * 1000).toBeCloseTo(
            radiusM,
            -Math.log10(radiusM / 50) - 1,
          )
        }
      }),
    )
  })

  it('closes where it began', () => {
    const ring = circleRing(york, 500)
    expect(ring.at(-1)).toEqual(ring[0])
  })

  it('knows where a step leads', () => {
    expect(straightKm(york, moved(york, 300, 400)) * 1000).toBeCloseTo(500, -1)
  })
})

describe('signposts', () => {
  const towns: MapTown[] = [
    { name: 'Leeds', lat: 53.7965, lng: -1.5479, rank: 2 },
    { name: 'Malton', lat: 54.1358, lng: -0.7993, rank: 5 },
    { name: 'Selby', lat: 53.7833, lng: -1.0667, rank: 5 },
    { name: 'Clifton', lat: 53.97, lng: -1.094, rank: 6 },
    { name: 'Aberdeen', lat: 57.1437, lng: -2.0981, rank: 3 },
  ]
  const metres = metresPerPixel(york.lat, 15)
  const map = {
    width: 600,
    height: 400,
    center: york,
    project: ({ lat, lng }: { lat: number; lng: number }) => ({
      x: 300 + ((lng - york.lng) * 65_400) / metres,
      y: 200 - ((lat - york.lat) * 111_195) / metres,
    }),
  }

  it('name what is near but not to be seen, in different directions, on the map', () => {
    const posts = signpostsFor(towns, map)
    expect(posts.map(post => post.name)).toEqual(['Clifton', 'Leeds', 'Selby', 'Malton'])
    for (const { x, y } of posts) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(600)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(400)
    }
    const selby = posts.find(post => post.name === 'Selby')
    expect(selby?.degrees).toBeCloseTo(177, -1)
  })

  it('hide no pin', () => {
    const [clifton] = signpostsFor(towns, map)
    if (!clifton) throw new Error('Clifton is the nearest')
    const pin = {
      lat: york.lat - ((clifton.y - 200) * metres) / 111_195,
      lng: york.lng + ((clifton.x - 300) * metres) / 65_400,
    }
    const posts = signpostsFor(towns, { ...map, pins: [pin] })
    expect(posts.map(post => post.name)).toEqual(['Leeds', 'Selby', 'Malton'])
  })

  it('never lie over each other', () => {
    const town = fc.record({
      name: fc.string({ minLength: 3, maxLength: 24 }),
      lat: fc.double({ min: york.lat - 0.3, max: york.lat + 0.3, noNaN: true }),
      lng: fc.double({ min: york.lng - 0.5, max: york.lng + 0.5, noNaN: true }),
      rank: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(fc.array(town, { maxLength: 12 }), around => {
        const posts = signpostsFor(around, map)
        const width = ({ name, distance }: Signpost) => (name.length + distance.length) * 6.4 + 40
        for (const [index, one] of posts.entries()) {
          for (const other of posts.slice(index + 1)) {
            const apart = Math.abs(one.x - other.x) - (width(one) + width(other)) / 2
            expect(apart >= 0 || Math.abs(one.y - other.y) >= 24).toBe(true)
          }
        }
      }),
    )
  })

  it('leave out a town that can be seen', () => {
    const posts = signpostsFor([{ name: 'York', ...york, rank: 3 }, ...towns], map)
    expect(posts.map(post => post.name)).not.toContain('York')
  })

  it('are not needed where many towns can be seen, and but one fits on a phone', () => {
    const here = ['A', 'B', 'C', 'D'].map(name => ({ name, ...york, rank: 6 }))
    expect(signpostsFor([...here, ...towns], map)).toEqual([])
    expect(signpostsFor(towns, { ...map, width: 320 })).toHaveLength(1)
  })
})

describe('where a map opens', () => {
  const middle = [york.lng, york.lat]

  it('is at zoom 15 for a single place, pinned or to be dragged', () => {
    const pin = { ...york, id: 'it', label: 'York' }
    const draggablePin = { ...york, label: 'York', onChange: () => undefined }
    for (const shown of [{ pins: [pin] }, { draggablePin }]) {
      expect(firstView({ label: 'York', ...shown })).toEqual({ center: middle, zoom: 15 })
    }
  })

  it('is all of a circle, which says nothing where its edge is not seen', () => {
    const { bounds } = firstView({ label: 'York', circle: { ...york, radiusM: 600 } })
    const [west, south, east, north] = bounds as [number, number, number, number]
    for (const [lng, lat] of circleRing(york, 599)) {
      expect(lng > west && lng < east && lat > south && lat < north).toBe(true)
    }
    expect(boundsOfCircle(york, 600).north).toBe(north)
  })

  it('is all of what should fit, and no nearer than a single place', () => {
    const fit = { west: -2, south: 53, east: -1, north: 54 }
    expect(firstView({ label: 'York', fit, center: york })).toMatchObject({
      bounds: [-2, 53, -1, 54],
      fitBoundsOptions: { maxZoom: 15 },
    })
  })
})
