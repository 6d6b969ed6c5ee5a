/** Maps end at this latitude, north and south: the projection has no value at the poles. */
export const farthestNorth = 85
export const farthestEast = 180

interface Sides {
  west: number
  south: number
  east: number
  north: number
}

/** A map that is zoomed out shows more than the whole world, which the server would refuse. */
export function withinWorld({ west, south, east, north }: Sides): Sides {
  return {
    west: clamped(west, farthestEast),
    south: clamped(south, farthestNorth),
    east: clamped(east, farthestEast),
    north: clamped(north, farthestNorth),
  }
}

function clamped(side: number, farthest: number): number {
  return Math.min(Math.max(side, -farthest), farthest)
}
