import { expect, test } from 'vitest'
import { isDayInCalendar, isInCalendar } from './calendar.ts'
import { BirthDay, Day, DayOrInstant, Instant } from './dates.ts'

test.each([
  ['1999-12-31T23:59:59Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['2100-12-31T23:59:59.999Z', true],
  ['2101-01-01T00:00:00Z', false],
  ['+275760-09-12T00:00:00Z', false],
  ['nonsense', false],
])('the calendar holds the instant %s: %j', (text, isHeld) => {
  expect(isInCalendar(new Date(text))).toBe(isHeld)
  expect(Instant.safeParse(text).success).toBe(isHeld)
  expect(DayOrInstant.safeParse(text).success).toBe(isHeld)
})

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['9999-12-31', false],
  ['2026-13-01', false],
  ['2026-02-30', false],
])('the calendar holds the day %s: %j', (text, isHeld) => {
  expect(isDayInCalendar(text)).toBe(isHeld)
  expect(Day.safeParse(text).success).toBe(isHeld)
  expect(DayOrInstant.safeParse(text).success).toBe(isHeld)
})

test('somebody may have been born before the calendar begins, but not in another age', () => {
  expect(BirthDay.safeParse('1947-11-04').success).toBe(true)
  expect(BirthDay.safeParse('1899-12-31').success).toBe(false)
  expect(BirthDay.safeParse('9999-01-01').success).toBe(false)
})
