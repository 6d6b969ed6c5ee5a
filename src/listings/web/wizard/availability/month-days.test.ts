import { expect, test } from 'vitest'
import {
  bookedDays,
  dayAfter,
  inOrder,
  isClosed,
  pickedDay,
  shownPeriods,
  weeksOf,
} from './month-days.ts'

test('a month is whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-03')
  expect(weeks.length).toBe(6)
  expect(weeks[0]?.map(({ day }) => day.slice(8))).toEqual([
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '01',
  ])
  expect(weeks.flat().filter(({ inMonth }) => inMonth)).toHaveLength(31)
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('days go on over the end of a month and of summer time', () => {
  expect(dayAfter('2026-10-24', 7)).toBe('2026-10-31')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test('both ends of a period are closed', () => {
  const periods = [{ first: '2026-03-09', last: '2026-03-11' }]
  const days = ['2026-03-08', '2026-03-09', '2026-03-11', '2026-03-12']
  expect(days.map(day => isClosed(day, periods))).toEqual([false, true, true, false])
})

test('what a program has closed by the instant is closed on the days of London', () => {
  const instants = { startDate: '2026-06-30T23:00:00Z', endDate: '2026-07-02T23:00:00Z' }
  const unavailabilityPeriods = [{ ...instants, reason: '' }]
  const listing = { unavailabilityPeriods, calendar: [{ ...instants, unitsFree: 0 }] }
  const { shut, booked } = shownPeriods(listing, unavailabilityPeriods)
  const days = ['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03']
  expect(days.map(day => isClosed(day, shut))).toEqual([false, true, true, false])
  expect(booked).toEqual([])
})

test('two presses make a period, the third begins another', () => {
  expect(pickedDay('2026-03-09', null, null)).toEqual({ from: '2026-03-09', to: null })
  expect(pickedDay('2026-03-12', '2026-03-09', null)).toEqual({
    from: '2026-03-09',
    to: '2026-03-12',
  })
  expect(pickedDay('2026-03-01', '2026-03-09', null)).toEqual({ from: '2026-03-01', to: null })
  expect(pickedDay('2026-03-20', '2026-03-09', '2026-03-12')).toEqual({
    from: '2026-03-20',
    to: null,
  })
})

test('periods are listed by when they begin', () => {
  const late = { startDate: '2026-05-01', endDate: '2026-05-02', reason: '' }
  const early = { startDate: '2026-03-09', endDate: '2026-03-11', reason: '' }
  expect(inOrder([late, early])).toEqual([early, late])
})

test('the days of bookings are those of London, without the days that are closed', () => {
  const listing = {
    unavailabilityPeriods: [{ startDate: '2026-07-10', endDate: '2026-07-10', reason: '' }],
    calendar: [
      { startDate: '2026-06-30T23:00:00Z', endDate: '2026-07-02T23:00:00Z', unitsFree: 0 },
      { startDate: '2026-07-09T23:00:00Z', endDate: '2026-07-10T23:00:00Z', unitsFree: 0 },
    ],
  }
  const booked = bookedDays(listing)
  const days = ['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-10']
  expect(days.map(day => isClosed(day, booked))).toEqual([false, true, true, false, false])
  expect(bookedDays(undefined)).toEqual([])
})
