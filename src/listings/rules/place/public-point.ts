import type { Coordinates } from '../wire.ts'

/** A little inside 300 to 600 m, so that rounding cannot leave the ring. */
const nearestMetres = 305
const farthestMetres = 595
/** The door is never farther than this from the point that strangers see. */
export const publicCircleMetres = 600
const metresPerDegree = 111_195

/**
 * Moves a pin so that nobody can find the door. `turn` and `reach` (0 to 1) come from a keyed hash
 * of the listing: always the same, so reading the pin many times tells no more.
 */
export function movedPin({ lat, lng }: Coordinates, turn: number, reach: number): Coordinates {
  const angle = turn * 2 * Math.PI
  const metres = Math.sqrt(nearestMetres ** 2 + reach * (farthestMetres ** 2 - nearestMetres ** 2))
  const north = (metres * Math.cos(angle)) / metresPerDegree
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))
  return { lat: rounded(lat + north), lng: rounded(lng + east) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
