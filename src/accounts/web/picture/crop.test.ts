import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, sideOf, wholeOf, zoomed } from './crop.ts'

const landscape = { width: 4000, height: 3000 }

test('at first the middle of the picture is kept, as large as fits', () => {
  expect(wholeOf(landscape)).toEqual({ centreX: 2000, centreY: 1500, zoom: 1 })
  expect(sideOf(landscape, 1)).toBe(3000)
})

test('a wide picture can be moved sideways, to its edge and no further', () => {
  expect(moved(wholeOf(landscape), landscape, 9999, 50)).toMatchObject({
    centreX: 2500,
    centreY: 1500,
  })
})

test('zooming out again at the edge pulls the square back inside', () => {
  const corner = moved(zoomed(wholeOf(landscape), landscape, 3), landscape, 9999, 9999)
  expect(corner).toEqual({ centreX: 3500, centreY: 2500, zoom: 3 })
  expect(zoomed(corner, landscape, 1)).toEqual({ centreX: 2500, centreY: 1500, zoom: 1 })
})

test('whatever is done, the square stays inside the picture', () => {
  const pixels = fc.integer({ min: 1, max: 9000 })
  const step = fc.integer({ min: -9000, max: 9000 })
  const zoom = fc.double({ min: 0, max: 9, noNaN: true })
  fc.assert(
    fc.property(pixels, pixels, step, step, zoom, (width, height, dx, dy, to) => {
      const size = { width, height }
      const crop = moved(zoomed(wholeOf(size), size, to), size, dx, dy)
      const half = sideOf(size, crop.zoom) / 2
      expect(crop.centreX - half).toBeGreaterThanOrEqual(-0.001)
      expect(crop.centreX + half).toBeLessThanOrEqual(width + 0.001)
      expect(crop.centreY - half).toBeGreaterThanOrEqual(-0.001)
      expect(crop.centreY + half).toBeLessThanOrEqual(height + 0.001)
    }),
  )
})
