import { expect, test } from 'vitest'
import { dayText, shortText } from './moment-text.ts'

const now = new Date('2026-07-03T23:30:00Z')

test('days are told as people say them, by the calendar of London', () => {
  expect(dayText(new Date('2026-07-03T23:10:00Z'), now)).toBe('Today')
  expect(dayText(new Date('2026-07-03T22:50:00Z'), now)).toBe('Yesterday')
  expect(dayText(new Date('2026-03-03T14:00:00Z'), now)).toBe('3 March 2026')
})

test.each([
  ['summer', '2026-03-29T12:00:00Z', '2026-03-29T23:30:00Z'],
  ['winter', '2026-10-24T12:00:00Z', '2026-10-25T23:30:00Z'],
])('yesterday is the day before, also where clocks change to %s time', (_, at, later) => {
  expect(dayText(new Date(at), new Date(later))).toBe('Yesterday')
})

test('a list has room for the time of today, and else for the day', () => {
  expect(shortText(new Date('2026-07-03T23:10:00Z'), now)).toBe('00:10')
  expect(shortText(new Date('2026-03-03T14:00:00Z'), now)).toBe('3 Mar')
  expect(shortText(new Date('2025-12-31T14:00:00Z'), now)).toBe('31 Dec 2025')
})
