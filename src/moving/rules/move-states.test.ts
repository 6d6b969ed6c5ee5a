import { expect, test } from 'vitest'
import { allowedEvents, moveStates, moveTransition, moveTransitions } from './move-states.ts'

test('every state can be reached', () => {
  const reached = new Set<string>(['requested'])
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const { from, to } of moveTransitions) if (reached.has(from)) reached.add(to)
  }
  expect([...reached].sort()).toEqual([...moveStates].sort())
})

test('nothing is stuck but what has arrived', () => {
  const stuck = moveStates.filter(state => moveTransitions.every(({ from }) => from !== state))
  expect(stuck).toEqual(['delivered'])
})

test('one event of one actor leads to one place', () => {
  const keys = moveTransitions.flatMap(({ from, event, by }) =>
    by.map(who => `${from} ${event} ${who}`),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('a driver moves a job in order, and only the host says who drives', () => {
  expect(moveTransition('assigned', 'deliver', 'driver')).toBeUndefined()
  expect(moveTransition('requested', 'collect', 'driver')).toBeUndefined()
  expect(moveTransition('requested', 'assign', 'driver')).toBeUndefined()
  expect(allowedEvents('assigned', 'driver')).toEqual(['collect', 'fail'])
  expect(allowedEvents('collected', 'driver')).toEqual(['deliver', 'fail'])
  expect(allowedEvents('delivered', 'host')).toEqual([])
})

test('what is on the van stays on the van when the booking ends', () => {
  expect(moveTransition('collected', 'callOff', 'booking')).toBeUndefined()
})
