import { straightKm } from '#foundation/rules/place/distance.ts'
import { postcodeMiddles, towns } from './gazetteer-data.ts'

const widestKm = 110
const leastKm = 3
const known = new Map<string, number>()

/**
 * How far from the middle of a postcode area somebody in it may be, as far as a list of towns can
 * tell: to the farthest town that lies nearer to this middle than to that of any other area.
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
