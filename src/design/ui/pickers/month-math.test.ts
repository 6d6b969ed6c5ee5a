import { expect, test } from 'vitest'
import { addMonths, isMonthAllowed, monthsOfYear } from './month-math.ts'

test('three months after November falls into the next year', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02')
})

test('going back from January lands in December', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('a year has its twelve months in order', () => {
  const months = monthsOfYear(2026)
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2026-01')
  expect(months[11]).toBe('2026-12')
})

test('the minimum month itself can be chosen, the one before it cannot', () => {
  expect(isMonthAllowed('2026-03', '2026-03')).toBe(true)
  expect(isMonthAllowed('2026-02', '2026-03')).toBe(false)
})

test('nothing after the maximum can be chosen', () => {
  expect(isMonthAllowed('2026-07', undefined, '2026-06')).toBe(false)
})
