import { expect, test } from 'vitest'
import { answersOf } from '../answers.ts'
import { finishedSteps, missingWords } from './sections.ts'

const basics = {
  ...answersOf(undefined),
  address: '12 Mill Road, Cambridge, CB1 2AD',
  formattedAddress: { street: 'mill road', area: 'cambridge' },
  storageType: 'loft',
  storageFloor: 'first',
  storageFeatures: ['dry'],
}
const isFirstFinished = (answers: typeof basics) => finishedSteps(missingWords(answers))[0]

test('a step is finished once nothing in it is missing', () => {
  expect(finishedSteps(missingWords(basics))).toEqual([true, false, false, false])
  expect(finishedSteps(new Map())).toEqual([true, true, true, true])
})

test('delivery without a vehicle or a price leaves the first step unfinished', () => {
  const delivering = { ...basics, services: ['delivery'] }
  expect(isFirstFinished(delivering)).toBe(false)
  expect(isFirstFinished({ ...delivering, vehicleType: 'small-van', costPerKm: 1.2 })).toBe(true)
})

test('so does a postcode that no house can have', () => {
  const wrong = { ...basics, address: '12 Mill Road, Cambridge, ZZ99 9ZZ' }
  expect(isFirstFinished(wrong)).toBe(false)
  expect(missingWords(wrong).get('formattedAddress')).toMatch(/UK postcode/)
})
