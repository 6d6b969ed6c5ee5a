import { expect, type Locator } from '@playwright/test'
import { distances, metresPerPixel } from '../../src/design/map/drawing/distances.ts'

/** A map does not show its zoom, but its scale does. */
export async function expectZoom(map: Locator, zoom: number, lat: number): Promise<void> {
  const line = map.getByRole('img', { name: /^This line is/ })
  const name = (await line.getAttribute('aria-label')) ?? ''
  const shown = distances.find(({ words }) => name.includes(` ${words} `))
  const pixels = (await line.boundingBox())?.width ?? 0
  expect((shown?.metres ?? 0) / pixels / metresPerPixel(lat, zoom)).toBeCloseTo(1, 1)
}

/** Expects a circle of this radius in the middle, with space on all sides. */
export async function expectWholeCircle(map: Locator, radius: number): Promise<void> {
  const line = map.getByRole('img', { name: /^This line is/ })
  await expect(async () => {
    const name = (await line.getAttribute('aria-label')) ?? ''
    const metres = distances.find(({ words }) => name.includes(` ${words} `))?.metres ?? 0
    const pixels = (await line.boundingBox())?.width ?? Number.NaN
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {}
    const across = (2 * radius * pixels) / metres
    expect(across).toBeLessThan(Math.min(width, height) - 40)
    expect(across, 'and is not lost on it').toBeGreaterThan(100)
  }).toPass()
}
