import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { distanceInWords } from './distances.ts'
import type { Spot } from './geometry.ts'

export interface MapTown extends Point {
  name: string
  /** 1 for the largest. */
  rank: number
}

export interface Signpost extends Spot {
  name: string
  distance: string
  /** Its direction, clockwise from up. */
  degrees: number
}

interface MapOnScreen {
  /** Positions count from the corner of the map. */
  width: number
  height: number
  center: Point
  project: (point: Point) => Spot
  /** Pins, which no signpost may cover. */
  pins?: readonly Point[]
}

const farthestKm = 60
const farthestDegrees = farthestKm / 60
const leastApartDegrees = 42
/** A map that shows so many towns needs no signposts. */
const enoughNames = 4
/** A small map has room for one signpost, at the bottom. */
const narrowMap = 480
const letterPixels = 6.4
const edge = { side: 30, top: 28, bottom: 56 }
/** On a map this narrow the scale is above the credit, and the signpost above both. */
export const stackedMap = 360
const stackedFoot = 84
const buttons = { width: 68, height: 132 }

/** Signposts at the edge of a close-up show the way to the nearest towns. */
export function signpostsFor(towns: readonly MapTown[], map: MapOnScreen): Signpost[] {
  const { width, height, center, project, pins = [] } = map
  const taken = pins.map(project)
  const most = width < narrowMap ? 1 : 4
  const near = towns
    .filter(town => Math.abs(town.lat - center.lat) < farthestDegrees)
    .filter(town => Math.abs(town.lng - center.lng) < farthestDegrees * 2)
    .map(town => ({ town, at: project(town), km: straightKm(center, town) }))
  if (near.filter(({ at }) => isOn(at, width, height)).length >= enoughNames) return []
  const outside = near
    .filter(({ at, km }) => km < farthestKm && !isOn(at, width, height))
    .sort((one, other) => weightedKm(one) - weightedKm(other))
  const posts: Signpost[] = []
  const placed: PlacedPost[] = []
  for (const { town, at, km } of outside) {
    const degrees = directionTo(at.x - width / 2, at.y - height / 2)
    if (posts.length === most) break
    if (posts.some(post => turn(post.degrees, degrees) < leastApartDegrees)) continue
    const distance = distanceInWords(km * 1000)
    const halfWidth = edge.side + ((town.name.length + distance.length) * letterPixels) / 2
    const place = edgePoint(at.x - width / 2, at.y - height / 2, { width, height, halfWidth })
    if (taken.some(pin => isHidden(pin, place, halfWidth))) continue
    if (placed.some(post => isOver(post, { ...place, halfWidth }))) continue
    placed.push({ ...place, halfWidth })
    posts.push({ name: town.name, distance, degrees, ...place })
  }
  return posts
}

const postHeight = 28
const pinSize = { halfWidth: 38, height: 40 }

/** A pin reaches up from its place. */
function isHidden(pin: Spot, post: Spot, halfWidth: number): boolean {
  const isBeside = Math.abs(pin.x - post.x) > halfWidth + pinSize.halfWidth
  return !isBeside && Math.abs(pin.y - pinSize.height / 2 - post.y) < pinSize.height
}

interface PlacedPost extends Spot {
  halfWidth: number
}

function isOver(one: PlacedPost, other: PlacedPost): boolean {
  const isBeside = Math.abs(one.x - other.x) >= one.halfWidth + other.halfWidth
  return !isBeside && Math.abs(one.y - other.y) < postHeight
}

/** Cities count as nearer than villages at the same distance. */
function weightedKm({ town, km }: { town: MapTown; km: number }): number {
  return km * (0.5 + town.rank / 3)
}

function isOn({ x, y }: { x: number; y: number }, width: number, height: number): boolean {
  return x > 0 && x < width && y > 0 && y < height
}

function directionTo(right: number, down: number): number {
  return ((Math.atan2(right, -down) * 180) / Math.PI + 360) % 360
}

function turn(from: number, to: number): number {
  const difference = Math.abs(from - to) % 360
  return Math.min(difference, 360 - difference)
}

interface Room {
  width: number
  height: number
  /** Half the width of the signpost, all of which must be on the map. */
  halfWidth: number
}

function edgePoint(right: number, down: number, { width, height, halfWidth }: Room) {
  if (width < narrowMap) {
    return { x: width / 2, y: height - (width < stackedMap ? stackedFoot : edge.bottom) }
  }
  const roomX = Math.max(1, width / 2 - halfWidth)
  const roomY = Math.max(1, height / 2 - (down < 0 ? edge.top : edge.bottom))
  const share = Math.min(roomX / Math.abs(right || 1e-9), roomY / Math.abs(down || 1e-9))
  const x = width / 2 + right * share
  const y = height / 2 + down * share
  const isUnderButtons = y < buttons.height && x + halfWidth > width - buttons.width
  return { x: isUnderButtons ? width - buttons.width - halfWidth : x, y }
}
