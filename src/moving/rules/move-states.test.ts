import { expect, test } from 'vitest'
import { refusalFor, stepFor } from '#foundation/rules/life.ts'
import { allowedEvents, type MoveActor, type MoveEvent, moveLife } from './move-states.ts'

const step = (from: 'assigned' | 'collected' | 'requested', event: MoveEvent, by: MoveActor) =>
  stepFor(moveLife, { from, event, by })

test('a driver moves a job in order, and only the partner says who drives', () => {
  expect(step('assigned', 'deliver', 'driver')).toBeUndefined()
  expect(step('requested', 'collect', 'driver')).toBeUndefined()
  expect(step('requested', 'assign', 'driver')).toBeUndefined()
  expect(allowedEvents('assigned', 'driver')).toEqual(['collect', 'fail'])
  expect(allowedEvents('collected', 'driver')).toEqual(['deliver', 'fail'])
  expect(allowedEvents('delivered', 'host')).toEqual([])
})

test('what was collected is not collected again', () => {
  const again = (event: MoveEvent, wasCollected: boolean) =>
    refusalFor(moveLife, { from: 'failed', event, by: 'host' }, { bookingRuns: true, wasCollected })
  expect([again('assign', false), again('resume', true)]).toEqual([undefined, undefined])
  expect(again('assign', true)).toBe('move_out_of_order')
  expect(again('resume', false)).toBe('move_out_of_order')
})

test('what is on the van stays on the van when the booking ends', () => {
  expect(step('collected', 'callOff', 'booking')).toBeUndefined()
})
