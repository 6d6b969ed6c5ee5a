import { straightKm } from '#foundation/rules/place/distance.ts'
import { postcodeMiddles, towns } from './gazetteer-data.ts'

const widestKm = 110
const leastKm = 3
const known = new Map<string, number>()

/**
 * How far somebody may be from the middle of their postcode area, estimated from the towns: the
 * distance to the farthest town that is nearer to this middle than to any other.
 */
export function postcodeReachKm(area: string): number | undefined {
  const middle = postcodeMiddles.get(area)
  if (!middle) return undefined
  const reach = known.get(area) ?? farthestOf(area)
  known.set(area, reach)
  return reach
}

function farthestOf(area: string): number {
  const middle = postcodeMiddles.get(area)
  const others = [...postcodeMiddles].filter(([name]) => name !== area).map(([, other]) => other)
  const reaches = towns.map(town => {
    const km = middle ? straightKm(town, middle) : 0
    const isOurs = km <= widestKm && !others.some(other => straightKm(town, other) < km)
    return isOurs ? km : 0
  })
  return Math.ceil(Math.max(leastKm, ...reaches))
}
