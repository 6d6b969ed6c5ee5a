import type { Spot } from '#design/isometric/shapes/geometry.ts'

/** A bicycle wheel of 65 cm is 26 units. */
export const unitsPerMetre = 40
const metresPerFoot = 0.3048
/** A medium moving box, 45 cm each way. */
export const boxSide = 18
export const wallHeight = 96

export type Thing =
  | { kind: 'boxes'; at: Spot; high: number }
  | { kind: 'sofa' | 'bicycle' | 'wardrobe' | 'washer' | 'suitcase' | 'table'; at: Spot }

export interface SpacePlan {
  /** In feet; the width runs along the right wall of the drawing, the depth along the left. */
  widthFeet: number
  depthFeet: number
  /** Farthest first, so that nearer things are drawn over them. */
  things: readonly Thing[]
}

const boxes = (x: number, y: number, high: number): Thing => ({
  kind: 'boxes',
  at: [x, y, 0],
  high,
})
const thing = (kind: Exclude<Thing['kind'], 'boxes'>, x: number, y: number): Thing => ({
  kind,
  at: [x, y, 0],
})

/** The usual shapes of self-storage rooms of these sizes. */
const plans: Record<number, SpacePlan> = {
  9: {
    widthFeet: 3,
    depthFeet: 3,
    things: [boxes(0, 0, 4), boxes(18, 0, 3), boxes(0, 18, 2), boxes(18, 18, 1)],
  },
  25: {
    widthFeet: 5,
    depthFeet: 5,
    things: [
      boxes(0, 0, 4),
      boxes(19, 0, 4),
      boxes(38, 0, 3),
      thing('washer', 1, 22),
      boxes(40, 22, 1),
      thing('suitcase', 6, 49),
    ],
  },
  35: {
    widthFeet: 5,
    depthFeet: 7,
    things: [boxes(41, 0, 4), boxes(41, 19, 3), thing('sofa', 0, 3), boxes(41, 38, 2)],
  },
  50: {
    widthFeet: 5,
    depthFeet: 10,
    things: [
      boxes(0, 0, 4),
      boxes(19, 0, 4),
      boxes(38, 0, 3),
      boxes(41, 19, 2),
      thing('sofa', 0, 22),
      thing('bicycle', 50, 107),
      boxes(2, 102, 1),
    ],
  },
  75: {
    widthFeet: 7.5,
    depthFeet: 10,
    things: [
      thing('wardrobe', 0, 0),
      boxes(26, 0, 4),
      boxes(45, 0, 4),
      boxes(64, 0, 3),
      boxes(66, 19, 2),
      thing('sofa', 0, 30),
      thing('suitcase', 42, 40),
      thing('bicycle', 80, 107),
    ],
  },
  125: {
    widthFeet: 10,
    depthFeet: 12.5,
    things: [
      thing('wardrobe', 0, 0),
      boxes(26, 0, 4),
      boxes(45, 0, 4),
      boxes(64, 0, 4),
      boxes(83, 0, 3),
      thing('washer', 0, 28),
      boxes(64, 20, 3),
      boxes(83, 20, 2),
      thing('table', 52, 56),
      thing('sofa', 0, 60),
      thing('bicycle', 108, 136),
      thing('suitcase', 46, 126),
    ],
  },
  150: {
    widthFeet: 10,
    depthFeet: 15,
    things: [
      thing('wardrobe', 0, 0),
      boxes(26, 0, 4),
      boxes(45, 0, 4),
      boxes(64, 0, 4),
      boxes(83, 0, 4),
      boxes(102, 0, 3),
      thing('washer', 0, 28),
      boxes(64, 20, 4),
      boxes(83, 20, 3),
      boxes(102, 20, 2),
      thing('table', 52, 62),
      thing('sofa', 0, 62),
      boxes(54, 112, 2),
      boxes(2, 146, 2),
      thing('bicycle', 108, 168),
      thing('suitcase', 46, 150),
    ],
  },
}

/** Other sizes are drawn square and empty. */
export function spacePlan(feet: number): SpacePlan {
  const side = Math.round(Math.sqrt(feet) * 10) / 10
  return plans[feet] ?? { widthFeet: side, depthFeet: side, things: [] }
}

export function unitsFromFeet(feet: number): number {
  return feet * metresPerFoot * unitsPerMetre
}

/** "1.5 m (5 ft)" */
export function lengthText(feet: number): string {
  return `${(feet * metresPerFoot).toFixed(1)} m (${feet} ft)`
}

/** Stacked wall to wall, four high. */
export function boxCapacity({ widthFeet, depthFeet }: SpacePlan): number {
  const along = (feet: number) => Math.floor(unitsFromFeet(feet) / boxSide)
  return along(widthFeet) * along(depthFeet) * 4
}

const names: Record<Exclude<Thing['kind'], 'boxes'>, string> = {
  sofa: 'a two-seat sofa',
  bicycle: 'a bicycle',
  wardrobe: 'a wardrobe',
  washer: 'a washing machine',
  suitcase: 'a suitcase',
  table: 'a dining table',
}

/** "13 medium boxes, a two-seat sofa and a bicycle" */
export function thingsText({ things }: SpacePlan): string {
  const count = things.reduce((sum, item) => sum + (item.kind === 'boxes' ? item.high : 0), 0)
  const others = things.flatMap(item => (item.kind === 'boxes' ? [] : [names[item.kind]]))
  const parts = [...(count > 0 ? [`${count} medium boxes`] : []), ...others]
  const last = parts.at(-1) ?? 'nothing'
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}
