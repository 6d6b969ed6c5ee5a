import type { Bounds, Point } from '#foundation/rules/place/places.ts'

type Position = [lng: number, lat: number]

const metresADegree = 111_195
const cornersOfACircle = 72

/** In pixels. */
export interface Spot {
  x: number
  y: number
}

/** The pixel of a point on a picture of the whole world. */
export function worldSpot({ lat, lng }: Point, zoom: number): Spot {
  const side = 512 * 2 ** zoom
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  return { x: (0.5 + lng / 360) * side, y: (0.5 - north) * side }
}

/** A closed ring of a radius around a point, beginning in the north. */
export function circleRing({ lat, lng }: Point, radiusM: number): Position[] {
  const north = radiusM / metresADegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: cornersOfACircle + 1 }, (_, corner): Position => {
    const angle = (2 * Math.PI * (corner % cornersOfACircle)) / cornersOfACircle
    return [lng + east * Math.sin(angle), lat + north * Math.cos(angle)]
  })
}

/** The smallest area that holds the circle. */
export function boundsOfCircle(middle: Point, radiusM: number): Bounds {
  const [farthest, nearest] = [moved(middle, radiusM, radiusM), moved(middle, -radiusM, -radiusM)]
  return { west: nearest.lng, south: nearest.lat, east: farthest.lng, north: farthest.lat }
}

/** A point moved by metres on the ground. */
export function moved({ lat, lng }: Point, eastM: number, northM: number): Point {
  const eastDegrees = eastM / (metresADegree * Math.cos((lat * Math.PI) / 180))
  return { lat: lat + northM / metresADegree, lng: lng + eastDegrees }
}
