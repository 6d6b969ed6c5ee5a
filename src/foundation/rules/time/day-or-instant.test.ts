import { expect, it } from 'vitest'
import { dayOfEnd, dayOfStart } from './day-or-instant.ts'

it('days are what they are, the last one counts', () => {
  expect(dayOfStart('2026-07-01')).toBe('2026-07-01')
  expect(dayOfEnd('2026-07-03')).toBe('2026-07-03')
})

it('an instant begins on the day that it is in London', () => {
  expect(dayOfStart('2026-06-30T23:00:00Z')).toBe('2026-07-01')
  expect(dayOfStart('2026-07-01T00:30:00+02:00')).toBe('2026-06-30')
  expect(dayOfStart('2026-01-01T00:00:00Z')).toBe('2026-01-01')
})

it('what ends at a midnight of London touches only the day before', () => {
  expect(dayOfEnd('2026-07-03T23:00:00Z')).toBe('2026-07-03')
  expect(dayOfEnd('2026-07-03T23:00:00.001Z')).toBe('2026-07-04')
})
