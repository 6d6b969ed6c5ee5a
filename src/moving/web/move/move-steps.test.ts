import { expect, test } from 'vitest'
import type { Move } from '#moving/rules/move-wire.ts'
import { goesBack, isCalledOff, moveSteps } from './move-steps.ts'

const at = '2026-12-01T12:30:00.000Z'
const driver = { firstName: 'Dan', vehicleNo: 'AB12 CDE', profilePicture: null }
const move = { driver: null, collectedAt: null, deliveredAt: null, failedAt: null }
const states = (change: Partial<Move>) =>
  moveSteps({ ...move, ...change } as Move, { isBack: false }).map(({ state }) => state)

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
  const collected = { ...move, state: 'collected', driver, collectedAt: at } as Move
  const steps = moveSteps(collected, { isBack: false })
  expect(steps.map(({ detail }) => detail)).toEqual([
    undefined,
    'Dan',
    '1 December 2026, 12:30',
    undefined,
  ])
  expect(steps.at(-1)?.label).toBe('Delivered')
  expect(moveSteps(collected, { isBack: true }).at(-1)?.label).toBe('Given back')
})

test.each<[string, Partial<Move>, string | null, boolean]>([
  ['it waits', { state: 'requested' }, null, false],
  ['it waits, and the server has not noted it', { state: 'requested' }, at, true],
  ['a driver was planned', { state: 'assigned', driver }, at, true],
  ['the server has noted it', { state: 'failed', failedAt: at }, at, true],
  ['it failed earlier', { state: 'failed', failedAt: '2026-11-30T09:00:00.000Z' }, at, false],
  ['things are on the van', { state: 'collected', collectedAt: at }, at, false],
  ['things were on the van', { state: 'failed', collectedAt: at, failedAt: at }, at, false],
])('it is called off with the booking, or not: %s', (_what, change, cancelledAt, isOff) => {
  expect(isCalledOff({ ...move, ...change } as Move, cancelledAt)).toBe(isOff)
})

test.each<[string, string | null, string | null, boolean]>([
  ['on the van when the booking is cancelled', null, '2026-12-01T12:45:00.000Z', true],
  ['brought after that', '2026-12-01T13:00:00.000Z', '2026-12-01T12:45:00.000Z', true],
  ['in the space by then', '2026-12-01T12:40:00.000Z', '2026-12-01T12:45:00.000Z', false],
  ['of a booking that goes on', null, null, false],
])('things go back, or not: %s', (_what, deliveredAt, cancelledAt, isBack) => {
  expect(goesBack({ collectedAt: at, deliveredAt }, cancelledAt)).toBe(isBack)
})
