import { type FitThing, type ThingCounts, thingOf, thingsIn } from './things.ts'

/** In whole centimetres. */
export interface FitSpace {
  size: string
  feet: number
  widthFeet: number
  depthFeet: number
  width: number
  depth: number
  height: number
}

const space = (size: string, feet: number, widthFeet: number, depthFeet: number): FitSpace => ({
  size,
  feet,
  widthFeet,
  depthFeet,
  width: Math.floor(widthFeet * 30.48),
  depth: Math.floor(depthFeet * 30.48),
  height: 240,
})

/** Smallest first, in the usual shapes of rooms of these sizes. */
export const fitSpaces: readonly FitSpace[] = [
  space('9-3', 9, 3, 3),
  space('25', 25, 5, 5),
  space('35', 35, 5, 7),
  space('50', 50, 5, 10),
  space('75', 75, 7.5, 10),
  space('125', 125, 10, 12.5),
  space('150', 150, 10, 15),
]

export interface Stack {
  thing: FitThing
  high: number
  x: number
  y: number
  width: number
  depth: number
}

export interface FitPlan {
  litres: number
  /** In whole centimetres; null when nothing was chosen. */
  longest: { length: number; name: string } | null
  /** The smallest size that holds everything, and where each thing stands in it. */
  fit: { space: FitSpace; stacks: readonly Stack[] } | null
}

export function planFit(counts: ThingCounts): FitPlan {
  const things = thingsIn(counts).map(([kind, count]) => ({ thing: thingOf(kind), count }))
  const litres = things.reduce((sum, { thing, count }) => sum + count * litresOf(thing), 0)
  const [longest] = things.map(({ thing }) => longestOf(thing)).sort((a, b) => b.length - a.length)
  for (const candidate of things.length > 0 ? fitSpaces : []) {
    const stacks = arrange(candidate, things)
    if (stacks) return { litres, longest: longest ?? null, fit: { space: candidate, stacks } }
  }
  return { litres, longest: longest ?? null, fit: null }
}

export function isAtLeast(size: string, needed: FitSpace): boolean {
  const found = fitSpaces.find(one => one.size === size)
  return found !== undefined && found.feet >= needed.feet
}

export function sizesFrom(needed: FitSpace): FitSpace[] {
  return fitSpaces.filter(({ feet }) => feet >= needed.feet)
}

function litresOf({ width, depth, height }: FitThing): number {
  return (width * depth * height) / 1000
}

function longestOf(thing: FitThing) {
  return { length: Math.max(thing.width, thing.depth, thing.height), name: thing.name }
}

interface Counted {
  thing: FitThing
  count: number
}

/**
 * Fills the floor in rows from the back wall, deepest things first. It may miss a way that a person
 * would find, so it may suggest too large a space, but never too small a one.
 */
function arrange(room: FitSpace, things: readonly Counted[]): Stack[] | undefined {
  const placed: Stack[] = []
  const open: Row[] = []
  let used = 0
  for (const { thing, high } of stacksOf(room, things)) {
    const ways = orientations(thing).filter(way => way.width <= room.width)
    const row = open.find(one => ways.some(way => fitsRow(one, way, room)))
    const way = ways.find(one => !row || fitsRow(row, one, room))
    if (!way) return undefined
    if (row) {
      placed.push({ thing, high, x: row.used, y: row.y, ...way })
      row.used += way.width
      continue
    }
    if (used + way.depth > room.depth) return undefined
    placed.push({ thing, high, x: 0, y: used, ...way })
    open.push({ y: used, depth: way.depth, used: way.width })
    used += way.depth
  }
  return placed
}

interface Row {
  y: number
  depth: number
  used: number
}

interface Footprint {
  width: number
  depth: number
}

function fitsRow(row: Row, way: Footprint, room: FitSpace): boolean {
  return row.used + way.width <= room.width && way.depth <= row.depth
}

/** As it usually stands first; turned where that is too wide. */
function orientations({ width, depth }: FitThing): Footprint[] {
  return [
    { width, depth },
    { width: depth, depth: width },
  ]
}

function stacksOf(room: FitSpace, things: readonly Counted[]): { thing: FitThing; high: number }[] {
  return things
    .flatMap(({ thing, count }) => {
      const most = thing.stacks ? Math.floor(room.height / thing.height) : 1
      return Array.from({ length: Math.ceil(count / most) }, (_, index) => ({
        thing,
        high: Math.min(most, count - index * most),
      }))
    })
    .sort((one, other) => rank(other.thing) - rank(one.thing))
}

/** The deepest things begin the rows, so that shallower ones fit into what is left. */
function rank({ width, depth }: FitThing): number {
  return depth * 1000 + width
}
