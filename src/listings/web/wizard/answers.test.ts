import { expect, test } from 'vitest'
import { answersOf, changedFields, tidied, validAnswers } from './answers.ts'

const blank = answersOf(undefined)

test('a new form asks for one space at a custom price', () => {
  expect(blank).toMatchObject({ storageNumber: 1, priceType: 'custom', consent: false })
})

test('a title of nothing but spaces is no title', () => {
  expect(tidied({ ...blank, storageTitle: '   ', description: ' Dry. ' })).toMatchObject({
    storageTitle: '',
    description: 'Dry.',
  })
})

test('a distance that stands in no field any more is not sent', () => {
  const driving = { ...blank, services: ['delivery'], deliveryRadiusKm: 900 }
  expect(tidied(driving).deliveryRadiusKm).toBe(900)
  expect(tidied({ ...driving, services: [] }).deliveryRadiusKm).toBeNull()
})

test('only what differs is saved by itself', () => {
  const now = { ...blank, storageTitle: 'Dry garage', storageFeatures: ['dry'] }
  expect(changedFields(blank, now)).toEqual(['storageFeatures', 'storageTitle'])
  expect(changedFields(now, structuredClone(now))).toEqual([])
})

test('what was kept is taken back where it still fits', () => {
  const kept = { storageTitle: 'Loft', image: 'no list', monthlyRate: 80, somethingElse: 1 }
  expect(validAnswers(kept)).toEqual({ storageTitle: 'Loft', monthlyRate: 80 })
})
