import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { fromLondon } from '#foundation/rules/time/london-time.ts'
import {
  hoursLater,
  instantOf,
  londonMoment,
  midnightAfter,
  momentFrom,
  monthsBetween,
  monthsLater,
} from './london-clock.ts'

test('moments are told by the clock in London, in summer too', () => {
  expect(londonMoment(new Date('2026-01-05T09:30:00Z'))).toBe('2026-01-05T09:30')
  expect(londonMoment(new Date('2026-07-05T23:30:00Z'))).toBe('2026-07-06T00:30')
})

test('hours go over midnight and months over the year', () => {
  expect(hoursLater('2026-12-31T22:00', 4)).toBe('2027-01-01T02:00')
  expect(monthsLater('2026-11', 3)).toBe('2027-02')
})

test('a moment is read as the rules of the server read it', () => {
  const anyMinute = fc
    .integer({
      min: Date.parse('2026-01-01Z') / minuteMs,
      max: Date.parse('2034-01-01Z') / minuteMs,
    })
    .map(minutes => new Date(minutes * minuteMs).toISOString().slice(0, 16))
  fc.assert(
    fc.property(anyMinute, moment => {
      expect(instantOf(moment)).toEqual(fromLondon(Temporal.PlainDateTime.from(moment)))
    }),
  )
})

test('where the clocks go forward or back, an hour later is an hour later', () => {
  expect(hoursLater('2027-03-28T00:00', 1)).toBe('2027-03-28T02:00')
  expect(hoursLater('2027-10-31T00:00', 1)).toBe('2027-10-31T01:00')
  expect(hoursLater('2027-10-31T01:00', 1)).toBe('2027-10-31T02:00')
  expect(momentFrom(new Date('2027-10-31T01:20:00Z'))).toBe('2027-10-31T02:00')
})

test('days and months are counted on the calendar', () => {
  expect(midnightAfter('2026-12-31')).toBe('2027-01-01T00:00')
  expect(monthsBetween('2026-11', '2027-02')).toBe(3)
  expect(monthsBetween('2027-02', '2026-11')).toBe(-3)
})
