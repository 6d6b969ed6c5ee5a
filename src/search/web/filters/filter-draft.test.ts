import { expect, test } from 'vitest'
import { draftOf, emptyDraft, faultsIn, limitsOf, paramsOf } from './filter-draft.ts'

test('the form starts by the hour and with every price', () => {
  expect(draftOf({})).toEqual(emptyDraft)
  expect(emptyDraft).toMatchObject({ type: 'hour', minPrice: '0', maxPrice: '100000' })
  expect(faultsIn(emptyDraft)).toEqual({})
  expect(paramsOf(emptyDraft)).toEqual({})
})

test('an emptied price is no limit', () => {
  expect(paramsOf({ ...emptyDraft, minPrice: '', maxPrice: ' ' })).toEqual({})
})

test('prices start at one pound and stand in their order', () => {
  expect(faultsIn({ ...emptyDraft, minPrice: '-3' })).toEqual({
    minPrice: 'Please enter £0 or more.',
  })
  expect(faultsIn({ ...emptyDraft, minPrice: '0' })).toEqual({})
  expect(faultsIn({ ...emptyDraft, maxPrice: '0' })).toHaveProperty('maxPrice')
  expect(faultsIn({ ...emptyDraft, minPrice: '50', maxPrice: '20' })).toHaveProperty('maxPrice')
  expect(faultsIn({ ...emptyDraft, minPrice: '1', maxPrice: '1' })).toEqual({})
})

test('a price is read as it was meant, or refused', () => {
  expect(paramsOf({ ...emptyDraft, minPrice: '1,5', maxPrice: '1,000' })).toEqual({
    minPrice: 1.5,
    maxPrice: 1000,
  })
  expect(faultsIn({ ...emptyDraft, minPrice: 'cheap' })).toHaveProperty('minPrice')
  expect(faultsIn({ ...emptyDraft, maxPrice: '5-10' })).toHaveProperty('maxPrice')
  expect(limitsOf({ minPrice: 'cheap', maxPrice: '5-10' })).toEqual(limitsOf(emptyDraft))
})

test('what was applied stands in the form again', () => {
  const days = { from: '2026-03-01', to: '2026-03-09' }
  const params = {
    type: 'month',
    storageType: 'loft',
    storageSize: '35',
    larger: true,
    minPrice: 20,
    maxPrice: 90,
    ...days,
  } as const
  expect(paramsOf(draftOf(params))).toEqual(params)
})

test('two days are asked for, the first one first', () => {
  const [from, to] = ['2026-03-01', '2026-03-09']
  expect(faultsIn({ ...emptyDraft, from })).toHaveProperty('to')
  expect(faultsIn({ ...emptyDraft, to })).toHaveProperty('from')
  expect(faultsIn({ ...emptyDraft, from: to, to: from })).toHaveProperty('to')
  expect(faultsIn({ ...emptyDraft, from, to: from })).toEqual({})
})
