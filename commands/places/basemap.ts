import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Box, clipRing, type Position } from './clip-ring.ts'

export type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>

/** Slightly more than anybody can scroll to. */
const frame: Box = { west: -30, south: 43, east: 22, north: 67 }
const closeUp = ['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey']
const ours = 'United Kingdom'

/** Our own coast in detail, other countries only as far as the map shows them. */
export function makeLand(fine: Countries, coarse: Countries) {
  const near = outlines(fine).filter(({ name }) => closeUp.includes(name))
  const far = outlines(coarse).filter(({ name }) => !closeUp.includes(name))
  const polygonsOf = (parts: typeof near) => parts.flatMap(part => part.polygons)
  return {
    ours: polygonsOf(near.filter(({ name }) => name === ours)),
    others: polygonsOf([...near.filter(({ name }) => name !== ours), ...far]),
  }
}

function outlines(world: Countries) {
  return feature(world, world.objects.countries).features.map(({ properties, geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return { name: properties.name, polygons: polygons.map(clipPolygon).filter(hasRings) }
  })
}

function clipPolygon(rings: readonly (readonly number[][])[]): Position[][] {
  return rings
    .map(ring =>
      clipRing(
        ring.map(([lng = 0, lat = 0]) => [lng, lat]),
        frame,
      ),
    )
    .map(rounded)
    .filter(ring => ring.length > 3)
}

function hasRings(polygon: readonly unknown[]): boolean {
  return polygon.length > 0
}

/** Four decimals are eleven metres, finer than the data of the coast. */
function rounded(ring: readonly Position[]): Position[] {
  const points = ring.map(([lng, lat]): Position => [round(lng), round(lat)])
  return points.filter(
    ([lng, lat], index) =>
      index === 0 || lng !== points[index - 1]?.[0] || lat !== points[index - 1]?.[1],
  )
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
