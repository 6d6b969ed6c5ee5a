import type { Point } from '#foundation/rules/place/places.ts'

/** A degree of longitude gets shorter towards the north. */
const kmPerDegree = ({ lat }: Pick<Point, 'lat'>) => 111.195 * Math.cos((lat * Math.PI) / 180)

export function degreesFor(km: number, near: Pick<Point, 'lat'>): number {
  return km / kmPerDegree(near)
}

export function kmFor(degrees: number, near: Pick<Point, 'lat'>): number {
  return degrees * kmPerDegree(near)
}
