/** In whole centimetres, as things stand when stored. */
export interface FitThing {
  kind: string
  name: string
  plural: string
  width: number
  depth: number
  height: number
  /** Can be stacked up to the ceiling. */
  stacks: boolean
}

/** As they are stored: mattresses and tables on edge, beds taken apart. */
// biome-ignore format: a table is read by its rows
export const fitThings = [
  { kind: 'small-box', name: 'Small box', plural: 'Small boxes', width: 30, depth: 30, height: 30, stacks: true },
  { kind: 'medium-box', name: 'Medium box', plural: 'Medium boxes', width: 45, depth: 45, height: 45, stacks: true },
  { kind: 'large-box', name: 'Large box', plural: 'Large boxes', width: 60, depth: 45, height: 45, stacks: true },
  { kind: 'wardrobe-box', name: 'Wardrobe box', plural: 'Wardrobe boxes', width: 50, depth: 50, height: 120, stacks: false },
  { kind: 'suitcase', name: 'Suitcase', plural: 'Suitcases', width: 75, depth: 30, height: 50, stacks: true },
  { kind: 'bicycle', name: 'Bicycle', plural: 'Bicycles', width: 180, depth: 60, height: 110, stacks: false },
  { kind: 'armchair', name: 'Armchair', plural: 'Armchairs', width: 90, depth: 85, height: 95, stacks: false },
  { kind: 'sofa-2', name: 'Two-seat sofa', plural: 'Two-seat sofas', width: 160, depth: 90, height: 85, stacks: false },
  { kind: 'sofa-3', name: 'Three-seat sofa', plural: 'Three-seat sofas', width: 210, depth: 95, height: 85, stacks: false },
  { kind: 'single-bed', name: 'Single bed', plural: 'Single beds', width: 200, depth: 45, height: 100, stacks: false },
  { kind: 'double-bed', name: 'Double bed', plural: 'Double beds', width: 200, depth: 50, height: 150, stacks: false },
  { kind: 'wardrobe', name: 'Wardrobe', plural: 'Wardrobes', width: 100, depth: 60, height: 200, stacks: false },
  { kind: 'chest', name: 'Chest of drawers', plural: 'Chests of drawers', width: 80, depth: 50, height: 90, stacks: false },
  { kind: 'bookcase', name: 'Bookcase', plural: 'Bookcases', width: 80, depth: 30, height: 200, stacks: false },
  { kind: 'desk', name: 'Desk', plural: 'Desks', width: 140, depth: 70, height: 75, stacks: false },
  { kind: 'table', name: 'Dining table', plural: 'Dining tables', width: 160, depth: 35, height: 90, stacks: false },
  { kind: 'chair', name: 'Dining chair', plural: 'Dining chairs', width: 45, depth: 55, height: 90, stacks: false },
  { kind: 'washing-machine', name: 'Washing machine', plural: 'Washing machines', width: 60, depth: 60, height: 85, stacks: false },
  { kind: 'fridge', name: 'Fridge freezer', plural: 'Fridge freezers', width: 60, depth: 65, height: 180, stacks: false },
  { kind: 'television', name: 'Television', plural: 'Televisions', width: 125, depth: 20, height: 75, stacks: false },
  { kind: 'motor-bike', name: 'Motor bike', plural: 'Motor bikes', width: 210, depth: 80, height: 115, stacks: false },
] as const satisfies readonly FitThing[]

export type ThingKind = (typeof fitThings)[number]['kind']

export type ThingCounts = Partial<Record<ThingKind, number>>

export interface FitRoom {
  kind: string
  name: string
  holds: ThingCounts
}

/** Rough contents of whole rooms, as a start that can be changed. */
export const fitRooms = [
  {
    kind: 'student-room',
    name: 'Student room',
    holds: { 'medium-box': 6, suitcase: 2, bicycle: 1, desk: 1 },
  },
  {
    kind: 'bedroom',
    name: 'Bedroom',
    holds: { 'double-bed': 1, wardrobe: 1, chest: 1, 'medium-box': 6, 'wardrobe-box': 2 },
  },
  {
    kind: 'living-room',
    name: 'Living room',
    holds: { 'sofa-3': 1, armchair: 1, bookcase: 2, television: 1, 'medium-box': 6 },
  },
  {
    kind: 'kitchen',
    name: 'Kitchen',
    holds: { table: 1, chair: 4, 'washing-machine': 1, fridge: 1, 'medium-box': 6 },
  },
] as const satisfies readonly FitRoom[]

export function thingOf(kind: ThingKind): FitThing {
  return fitThings.find(thing => thing.kind === kind) ?? fitThings[0]
}

const mostOfAKind = 99

export function withThing(counts: ThingCounts, kind: ThingKind, count: number): ThingCounts {
  const { [kind]: _before, ...rest } = counts
  const kept = Math.min(mostOfAKind, Math.max(0, Math.trunc(count)))
  return kept > 0 ? { ...rest, [kind]: kept } : rest
}

export function withRoom(counts: ThingCounts, holds: ThingCounts): ThingCounts {
  return thingsIn(holds).reduce(
    (sum, [kind, count]) => withThing(sum, kind, (sum[kind] ?? 0) + count),
    counts,
  )
}

/** Always in the same order, so that the same things read the same. */
export function thingsIn(counts: ThingCounts): [ThingKind, number][] {
  return fitThings.flatMap(({ kind }): [ThingKind, number][] => {
    const count = counts[kind] ?? 0
    return count > 0 ? [[kind, count]] : []
  })
}
