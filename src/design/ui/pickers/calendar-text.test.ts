import { expect, test } from 'vitest'
import { dateText, monthText, shortDateText } from './calendar-text.ts'

test('a date reads as people write it', () => {
  expect(dateText('2026-03-03')).toBe('Tue 3 March 2026')
  expect(shortDateText('2026-03-03')).toBe('Tue 3 Mar 2026')
})

test('the leap day is a Thursday in 2024', () => {
  expect(dateText('2024-02-29')).toBe('Thu 29 February 2024')
})

test('a month reads with its year', () => {
  expect(monthText('2026-11')).toBe('November 2026')
})
