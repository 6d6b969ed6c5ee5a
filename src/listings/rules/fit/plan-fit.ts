import { type FitThing, type ThingCounts, thingOf, thingsIn } from './things.ts'

/** A size of the list as a room, in whole centimetres. */
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

/** Smallest first, in the shapes that rooms of these sizes usually have. */
export const fitSpaces: readonly FitSpace[] = [
  space('9-3', 9, 3, 3),
  space('25', 25, 5, 5),
  space('35', 35, 5, 7),
  space('50', 50, 5, 10),
  space('75', 75, 7.5, 10),
  space('125', 125, 10, 12.5),
  space('150', 150, 10, 15),
]

/** Things of one kind on one spot of the floor, one upon the other. */
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
  /** In whole centimetres, and of what; nothing for no things. */
  longest: { length: number; name: string } | null
  /** The smallest size in which everything has a place, and the proof: where each thing stands. */
  fit: { space: FitSpace; stacks: readonly Stack[] } | null
}

/** What a person sees of some things before booking: how much, how long, and what size holds them. */
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

/** Whether a space of this size holds what needs that one. */
export function isAtLeast(size: string, needed: FitSpace): boolean {
  const found = fitSpaces.find(one => one.size === size)
  return found !== undefined && found.feet >= needed.feet
}

/** The sizes that hold as much as this one. */
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
 * Fills the floor in rows from the back wall, the deepest first. It finds no place where a person
 * might still find one, and never one where there is none: a suggestion is always a place that was
 * found.
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

/** Along the back wall first; turned by a quarter where that is too wide. */
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

/** The deepest make the rows, so that what is shallower fills them up. */
function rank({ width, depth }: FitThing): number {
  return depth * 1000 + width
}
