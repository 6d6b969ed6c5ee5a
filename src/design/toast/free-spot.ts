export interface Box {
  left: number
  top: number
  width: number
  height: number
  /** How much worse than another it is to cover it; else 1. */
  weight?: number
}

interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const edge = 16
const stepPx = 8

/**
 * A place for a notice where it covers nothing that one may want to press: as low on the screen as
 * possible, first in the middle, then right, then left. If every place covers something, the one
 * that covers least. A notice in a good place stays there.
 */
export function freeSpot(notice: Size, screen: Size, taken: readonly Box[], present?: Spot): Spot {
  if (present && isWithin({ ...present, ...notice }, screen)) {
    if (coveredBy({ ...present, ...notice }, taken) === 0) return present
  }
  const rightmost = Math.max(screen.width - notice.width - edge, 0)
  const middle = Math.max((screen.width - notice.width) / 2, 0)
  const columns = [middle, rightmost, Math.min(edge, rightmost)]
  const lowest = Math.max(screen.height - notice.height - edge, 0)
  let best: Spot = { left: middle, top: lowest }
  let least = Number.POSITIVE_INFINITY
  for (let top = lowest; top >= 0; top -= stepPx) {
    for (const left of columns) {
      const covered = coveredBy({ left, top, ...notice }, taken)
      if (covered === 0) return { left, top }
      if (covered < least) {
        least = covered
        best = { left, top }
      }
    }
  }
  return best
}

/** Where somebody points at the notice it stays, unless it grows out of the screen. */
export function heldSpot(notice: Size, screen: Size, { left, top }: Spot): Spot {
  if (isWithin({ left, top, ...notice }, screen)) return { left, top }
  const lowest = Math.max(screen.height - notice.height - edge, 0)
  return { left, top: Math.min(top, lowest) }
}

function isWithin({ left, top, width, height }: Box, screen: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height
}

function coveredBy(notice: Box, taken: readonly Box[]): number {
  let area = 0
  for (const box of taken) {
    const across = overlap(notice.left, notice.width, box.left, box.width)
    area += across * overlap(notice.top, notice.height, box.top, box.height) * (box.weight ?? 1)
  }
  return area
}

function overlap(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other))
}
