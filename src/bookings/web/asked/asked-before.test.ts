import { expect, test } from 'vitest'
import { askedBefore } from './asked-before.ts'

const asked = {
  _id: 'before',
  storageListing: 'garage',
  startDate: '2027-02-01T00:00:00Z',
  endDate: '2027-03-01T00:00:00Z',
  approvalStatus: 'pending',
  cancelledAt: null,
  type: 'monthly',
} as const
const february = { start: new Date(asked.startDate), end: new Date(asked.endDate) }
const march = { start: new Date('2027-03-01'), end: new Date('2027-04-01') }

test('the same days of the same space were asked for before', () => {
  expect(askedBefore([asked], 'garage', february)).toBe(asked)
  expect(askedBefore([{ ...asked, approvalStatus: 'approved' }], 'garage', february)).toBeDefined()
  expect(askedBefore([{ ...asked, endDate: null }], 'garage', march)).toBeDefined()
})

test('other days, other spaces and what has come to nothing do not count', () => {
  expect(askedBefore([asked], 'garage', march)).toBeUndefined()
  expect(askedBefore([asked], 'loft', february)).toBeUndefined()
  for (const gone of [
    { ...asked, approvalStatus: 'disapproved' as const },
    { ...asked, approvalStatus: 'expired' as const },
    { ...asked, cancelledAt: '2027-01-01T00:00:00Z' },
  ]) {
    expect(askedBefore([gone], 'garage', february)).toBeUndefined()
  }
})
