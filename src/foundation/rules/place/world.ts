/** Maps end here, to the south as well: at the poles themselves their arithmetic has no answer. */
export const farthestNorth = 85
export const farthestEast = 180

interface Sides {
  west: number
  south: number
  east: number
  north: number
}

/** A map drawn small shows more than the world; only the world can be asked about. */
export function withinWorld({ west, south, east, north }: Sides): Sides {
  return {
    west: held(west, farthestEast),
    south: held(south, farthestNorth),
    east: held(east, farthestEast),
    north: held(north, farthestNorth),
  }
}

function held(side: number, farthest: number): number {
  return Math.min(Math.max(side, -farthest), farthest)
}
