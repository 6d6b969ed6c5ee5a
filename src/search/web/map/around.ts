import type { Bounds } from '#foundation/rules/place/places.ts'

/** About two kilometres, so that a single pin does not zoom in to its own street. */
const leastDegrees = 0.02

/** With a margin for the pins. */
export function around(
  points: readonly (readonly [lat: number, lng: number])[],
): Bounds | undefined {
  if (points.length === 0) return undefined
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  const [south, north] = widen(Math.min(...lats), Math.max(...lats))
  const [west, east] = widen(Math.min(...lngs), Math.max(...lngs))
  return { south, north, west, east }
}

function widen(low: number, high: number): [number, number] {
  const margin = Math.max((high - low) * 0.1, leastDegrees)
  return [low - margin, high + margin]
}
