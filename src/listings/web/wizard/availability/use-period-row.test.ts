import { expect, test } from 'vitest'
import { wholePeriod, withDaysInOrder } from './use-period-row.ts'

const row = { from: '2026-11-25', to: '2026-11-28', reason: 'Painting' }

test('a row with both days is a period, one with a single day is not yet', () => {
  expect(wholePeriod(row)).toEqual({
    startDate: '2026-11-25',
    endDate: '2026-11-28',
    reason: 'Painting',
  })
  expect(wholePeriod({ ...row, to: null })).toBeUndefined()
  expect(wholePeriod({ ...row, from: null })).toBeUndefined()
})

test('a last day that is chosen first closes that day', () => {
  expect(withDaysInOrder({ ...row, from: null })).toEqual({ ...row, from: '2026-11-28' })
})

test('a first day after the last one asks for the last one anew', () => {
  expect(withDaysInOrder({ ...row, from: '2026-11-29' })).toEqual({
    ...row,
    from: '2026-11-29',
    to: null,
  })
  expect(withDaysInOrder(row)).toEqual(row)
})
