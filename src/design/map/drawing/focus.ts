import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import type { MapViewProps } from './map-types.ts'
import type { MapTown } from './signposts.ts'

const familiarRank = 5
const farthestTownKm = 15

/** The point that distances are measured from: the one thing shown, otherwise the town in view. */
export function focusOf(
  { circle, draggablePin, pins = [] }: Pick<MapViewProps, 'circle' | 'draggablePin' | 'pins'>,
  towns: readonly MapTown[] = [],
  center?: Point,
): Point | undefined {
  const shown = circle ?? draggablePin ?? (pins.length === 1 ? pins[0] : undefined)
  if (shown || !center) return shown
  return (
    nearest(
      towns.filter(town => town.rank <= familiarRank),
      center,
    ) ?? nearest(towns, center)
  )
}

function nearest(towns: readonly MapTown[], center: Point): Point | undefined {
  let best: MapTown | undefined
  let bestKm = farthestTownKm
  for (const town of towns) {
    const km = straightKm(town, center)
    if (km < bestKm) {
      best = town
      bestKm = km
    }
  }
  return best
}
