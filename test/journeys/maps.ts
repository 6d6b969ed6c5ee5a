import { expect, type Locator } from '@playwright/test'
import { distances, metresPerPixel } from '../../src/foundation/web/map/distances.ts'

/** A map does not say its zoom, but the line that shows how long something is gives it away. */
export async function expectZoom(map: Locator, zoom: number, lat: number): Promise<void> {
  const line = map.getByRole('img', { name: /^This line is/ })
  const name = (await line.getAttribute('aria-label')) ?? ''
  const shown = distances.find(({ words }) => name.includes(` ${words} `))
  const pixels = (await line.boundingBox())?.width ?? 0
  expect((shown?.metres ?? 0) / pixels / metresPerPixel(lat, zoom)).toBeCloseTo(1, 1)
}
