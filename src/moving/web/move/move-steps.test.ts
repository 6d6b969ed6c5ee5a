import { expect, test } from 'vitest'
import type { Move } from '#moving/rules/move-wire.ts'
import { moveSteps } from './move-steps.ts'

const at = '2026-12-01T12:30:00.000Z'
const driver = { firstName: 'Dan', vehicleNo: 'AB12 CDE', profilePicture: null }
const move = { driver: null, collectedAt: null, deliveredAt: null, failedAt: null }
const states = (change: Partial<Move>) =>
  moveSteps({ ...move, ...change } as Move).map(({ state }) => state)

test.each<[Partial<Move>, string[]]>([
  [{ state: 'requested' }, ['current', 'todo', 'todo', 'todo']],
  [{ state: 'assigned', driver }, ['done', 'current', 'todo', 'todo']],
  [{ state: 'collected', driver, collectedAt: at }, ['done', 'done', 'current', 'todo']],
  [
    { state: 'delivered', driver, collectedAt: at, deliveredAt: at },
    ['done', 'done', 'done', 'done'],
  ],
  [{ state: 'failed', driver, failedAt: at }, ['done', 'done', 'failed']],
  [{ state: 'failed', driver, collectedAt: at, failedAt: at }, ['done', 'done', 'done', 'failed']],
  [{ state: 'failed', failedAt: at }, ['done', 'failed']],
])('%j is drawn as %j', (change, drawn) => {
  expect(states(change)).toEqual(drawn)
})

test('each step says who or when', () => {
  const steps = moveSteps({ ...move, state: 'collected', driver, collectedAt: at } as Move)
  expect(steps.map(({ detail }) => detail)).toEqual([
    undefined,
    'Dan',
    '1 December 2026, 12:30',
    undefined,
  ])
})
