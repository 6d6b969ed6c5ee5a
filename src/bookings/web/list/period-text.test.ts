import { expect, test } from 'vitest'
import { endText, periodText } from './period-text.ts'

test('months are named by their first and their last day, on either side of summer time', () => {
  const term = {
    type: 'monthly',
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: '2026-04-30T23:00:00.000Z',
  } as const
  expect(periodText(term)).toBe('1 March 2026 to 30 April 2026')
  expect(endText(term)).toBe('30 April 2026')
})

test('hours of one day name the day once', () => {
  const term = {
    type: 'hourly',
    startDate: '2026-07-03T13:00:00.000Z',
    endDate: '2026-07-03T17:00:00.000Z',
  } as const
  expect(periodText(term)).toBe('3 July 2026, 14:00 to 18:00')
})

test('hours that pass midnight name both days', () => {
  const term = {
    type: 'hourly',
    startDate: '2026-03-03T22:00:00.000Z',
    endDate: '2026-03-04T02:00:00.000Z',
  } as const
  expect(periodText(term)).toBe('3 March 2026, 22:00 to 4 March 2026, 02:00')
})
