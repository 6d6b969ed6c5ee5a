import { describe, expect, test } from 'vitest'
import { boxCapacity, boxSide, spacePlan, thingsText, unitsFromFeet } from './space-plan.ts'

const footprints = {
  boxes: [boxSide, boxSide],
  sofa: [36, 78],
  bicycle: [8, 65],
  wardrobe: [24, 24],
  washer: [24, 24],
  suitcase: [30, 11],
  table: [32, 48],
} as const

describe.each([9, 25, 35, 50, 75, 125, 150])('a space of %i sq ft', feet => {
  const plan = spacePlan(feet)

  test('is drawn with the area it has', () => {
    expect(plan.widthFeet * plan.depthFeet).toBe(feet)
  })

  test('holds everything that is drawn in it', () => {
    for (const { kind, at } of plan.things) {
      const [width, depth] = footprints[kind]
      const [x, y] = at
      const back = kind === 'bicycle' ? y - 52 : y
      expect(x + width, `${kind} at ${at}`).toBeLessThanOrEqual(unitsFromFeet(plan.widthFeet))
      expect(back, `${kind} at ${at}`).toBeGreaterThanOrEqual(0)
      expect(back + depth, `${kind} at ${at}`).toBeLessThanOrEqual(unitsFromFeet(plan.depthFeet))
    }
  })
})

test('more space holds more boxes', () => {
  expect(boxCapacity(spacePlan(9))).toBe(16)
  expect(boxCapacity(spacePlan(150))).toBe(240)
})

test('the things are named as people name them', () => {
  expect(thingsText(spacePlan(35))).toBe('9 medium boxes and a two-seat sofa')
  expect(thingsText(spacePlan(80))).toBe('nothing')
})
