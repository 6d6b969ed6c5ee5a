export type Position = [number, number]

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Cuts a ring to a box, one side after the other (Sutherland and Hodgman). */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
  const sides: [axis: 0 | 1, edge: number, keepsAbove: boolean][] = [
    [0, box.west, true],
    [0, box.east, false],
    [1, box.south, true],
    [1, box.north, false],
  ]
  let kept = [...ring]
  for (const [axis, edge, keepsAbove] of sides) {
    const isInside = (point: Position) => (keepsAbove ? point[axis] >= edge : point[axis] <= edge)
    const before = kept
    kept = before.flatMap((point, index) => {
      const previous = before.at(index - 1) ?? point
      const entry =
        isInside(point) === isInside(previous) ? [] : [crossing(previous, point, axis, edge)]
      return isInside(point) ? [...entry, point] : entry
    })
  }
  const [first] = kept
  return first ? [...kept, first] : []
}

function crossing(from: Position, to: Position, axis: 0 | 1, edge: number): Position {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  const point: Position = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  point[axis] = edge
  return point
}
