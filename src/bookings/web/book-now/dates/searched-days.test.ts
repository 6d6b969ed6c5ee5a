import { expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { readDayRange } from '#foundation/rules/time/day-range.ts'
import { datesOfSearch, noDates } from './searched-days.ts'

const now = new Date('2026-11-22T10:00:00Z')
const none = { hours: 0, months: 0 }
const month = { from: '2026-12-01', to: '2026-12-31' }

test.each([
  [{ from: '2026-12-01' }],
  [{ from: '2026-12-31', to: '2026-12-01' }],
  [{ from: '2026-12-45', to: '2026-12-50' }],
  [{ from: 20261201, to: 20261231 }],
])('%o is no search for days', raw => {
  expect(readDayRange(raw)).toEqual({ from: undefined, to: undefined })
})

test('the days of a search are kept as they stand', () => {
  expect(readDayRange({ ...month, s: 'york' })).toEqual(month)
})

test('both days count, by the hour and by the month', () => {
  expect(datesOfSearch(month, none, { now, policy: firstPolicy })).toEqual({
    hourly: { start: '2026-12-01T00:00', end: '2027-01-01T00:00' },
    monthly: { start: '2026-12', end: '2026-12' },
  })
})

test('what can no longer be booked is left to be chosen', () => {
  const soon = { from: '2026-11-22', to: '2027-01-03' }
  expect(datesOfSearch(soon, none, { now, policy: firstPolicy })).toEqual({
    hourly: noDates,
    monthly: { start: '2026-11', end: '2027-01' },
  })
  const noticed = datesOfSearch(soon, { hours: 336, months: 0 }, { now, policy: firstPolicy })
  expect(noticed).toEqual({ hourly: noDates, monthly: noDates })
})

test('a day on which the clocks change is one day', () => {
  const { hourly } = datesOfSearch({ from: '2027-03-28', to: '2027-03-28' }, none, {
    now,
    policy: firstPolicy,
  })
  expect(hourly).toEqual({ start: '2027-03-28T00:00', end: '2027-03-29T00:00' })
})

test('who searched for no days has chosen none', () => {
  expect(datesOfSearch({}, none, { now, policy: firstPolicy })).toEqual({
    hourly: noDates,
    monthly: noDates,
  })
})
