import { expect, it } from 'vitest'
import { nextMonths, usualMonth } from './months.ts'

it.each([
  ['at its beginning', '2026-11-01T00:00Z', '2026-11'],
  ['a week before its end', '2026-11-23T12:00Z', '2026-11'],
  ['in its last days', '2026-11-24T12:00Z', '2026-12'],
  ['over the end of the year', '2026-12-31T12:00Z', '2027-01'],
  ['by the clock of London', '2026-06-30T23:30Z', '2026-07'],
])('offers a month %s', (_when, now, month) => {
  expect(usualMonth(new Date(now))).toBe(month)
})

it('lets this month be chosen to its last day', () => {
  expect(nextMonths(new Date('2026-11-30T12:00Z'))[0]).toBe('2026-11')
})
