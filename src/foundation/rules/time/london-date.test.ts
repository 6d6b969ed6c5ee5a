import { expect, it } from 'vitest'
import { londonDate, londonDaysBetween } from './london-date.ts'

const instant = (text: string) => new Date(text)

it.each([
  ['an hour before midnight of summer time', '2027-03-31T22:59:59Z', '2027-03-31'],
  [
    'midnight of summer time, when the day of UTC has an hour left',
    '2027-03-31T23:00Z',
    '2027-04-01',
  ],
  ['the last second of a year', '2026-12-31T23:59:59Z', '2026-12-31'],
  ['the day that comes every four years', '2028-02-29T00:00Z', '2028-02-29'],
])('knows the day in London: %s', (_when, now, day) => {
  expect(londonDate(instant(now))).toBe(day)
})

it.each([
  ['later on the same day', '2027-01-05T00:00Z', '2027-01-05T23:59Z', 0],
  ['on the next morning, after less than 24 hours', '2027-01-05T23:00Z', '2027-01-06T08:00Z', 1],
  ['over the end of a year', '2026-12-31T23:59Z', '2027-01-01T00:01Z', 1],
  ['on the day after 23 hours of a day', '2027-03-28T00:00Z', '2027-03-28T23:10Z', 1],
  ['at the end of a day of 25 hours', '2027-10-30T23:00Z', '2027-10-31T23:30Z', 0],
])('counts days as people do: %s', (_when, from, to, days) => {
  expect(londonDaysBetween(instant(from), instant(to))).toBe(days)
})
