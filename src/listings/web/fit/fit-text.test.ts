import { expect, test } from 'vitest'
import { fitSpaces } from '#listings/rules/fit/plan-fit.ts'
import { spacePlan } from '../public/dimensions/space-plan.ts'
import { copy, thingsText } from './copy.ts'

test('things are named as people name them', () => {
  expect(thingsText({ bicycle: 1, 'medium-box': 12 })).toBe('12 medium boxes and 1 bicycle')
  expect(thingsText({})).toBe('nothing')
})

test('volume is never said to be less than it is', () => {
  expect(copy.cubicMetres(911.25)).toBe('1 m³')
  expect(copy.cubicMetres(1001)).toBe('1.1 m³')
})

test('a suggestion is drawn in the shape in which listings of that size are drawn', () => {
  for (const { feet, widthFeet, depthFeet } of fitSpaces) {
    expect(spacePlan(feet)).toMatchObject({ widthFeet, depthFeet })
  }
})
