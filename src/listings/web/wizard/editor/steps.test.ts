import { expect, test } from 'vitest'
import { answersOf } from '../answers.ts'
import { asStep } from './asked-step.ts'
import { completedSteps, firstOpenStep, reachableStep, stepBeside } from './steps.ts'

const blank = answersOf(undefined)
const basics = {
  ...blank,
  address: '12 Mill Road, Cambridge',
  storageType: 'loft',
  storageFloor: 'first',
  storageFeatures: ['dry'],
}

test('a new listing begins with the first step and a saved one where something is missing', () => {
  expect(firstOpenStep(blank)).toBe('basics')
  expect(firstOpenStep(basics)).toBe('space')
})

test('nobody jumps over a step that still needs something', () => {
  expect(reachableStep('pricing', basics)).toBe('space')
  expect(reachableStep('basics', basics)).toBe('basics')
  expect(reachableStep(undefined, basics)).toBe('space')
})

test('a title of spaces does not complete a step', () => {
  const spaces = {
    ...basics,
    storageSize: { name: '25' },
    storageTitle: '  ',
    description: 'Dry.',
    image: ['/media/a.jpg'],
  }
  expect(completedSteps(spaces)).toEqual([true, false, false, false])
  expect(completedSteps({ ...spaces, storageTitle: 'Loft' })[1]).toBe(true)
})

test('there is nothing before the first step or after the last', () => {
  expect(stepBeside('basics', -1)).toBeUndefined()
  expect(stepBeside('basics', 1)).toBe('space')
  expect(stepBeside('pricing', 1)).toBeUndefined()
  expect([asStep('space'), asStep('elsewhere'), asStep(undefined)]).toEqual([
    'space',
    undefined,
    undefined,
  ])
})
