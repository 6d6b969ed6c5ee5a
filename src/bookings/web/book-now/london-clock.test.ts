import { expect, test } from 'vitest'
import { hoursLater, londonMoment, monthsLater } from './london-clock.ts'

test('moments are told by the clock in London, in summer too', () => {
  expect(londonMoment(new Date('2026-01-05T09:30:00Z'))).toBe('2026-01-05T09:30')
  expect(londonMoment(new Date('2026-07-05T23:30:00Z'))).toBe('2026-07-06T00:30')
})

test('hours go over midnight and months over the year', () => {
  expect(hoursLater('2026-12-31T22:00', 4)).toBe('2027-01-01T02:00')
  expect(monthsLater('2026-11', 3)).toBe('2027-02')
})
