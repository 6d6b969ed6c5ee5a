import { expect, test } from 'vitest'
import { calendarMonth } from './day-states.ts'

const now = new Date('2026-06-10T09:00:00Z')
const taken = [
  { start: new Date('2026-06-14T23:00:00Z'), end: new Date('2026-06-15T12:00:00Z') },
  { start: new Date('2026-06-15T12:00:00Z'), end: new Date('2026-06-16T08:00:00Z') },
]
const june = calendarMonth('2026-06', { taken, now, earliest: now })
const stateOf = (day: number, month = june) => month.days[day - 1]?.state

test('a month knows its days and the weekday it begins on', () => {
  expect(june.days).toHaveLength(30)
  expect(june.lead).toBe(0)
  expect(calendarMonth('2026-08', { taken: [], now, earliest: now }).lead).toBe(5)
})

test('days that are over are past, today is not', () => {
  expect(stateOf(9)).toBe('past')
  expect(stateOf(10)).toBe('free')
})

test('a day is taken when bookings one after another cover all of it in London', () => {
  expect(stateOf(14)).toBe('free')
  expect(stateOf(15)).toBe('taken')
  expect(stateOf(16)).toBe('partly')
  expect(stateOf(17)).toBe('free')
})

test('days that leave the partner too little notice are not on offer', () => {
  const noon = new Date('2026-06-12T11:00:00Z')
  const noticed = calendarMonth('2026-06', { taken, now, earliest: noon })
  expect([9, 10, 11, 12].map(day => stateOf(day, noticed))).toEqual([
    'past',
    'tooSoon',
    'tooSoon',
    'free',
  ])
})

test('what was taken before the earliest start takes nothing of the rest of the day', () => {
  const earliest = new Date('2026-06-16T09:00:00Z')
  expect(stateOf(16, calendarMonth('2026-06', { taken, now, earliest }))).toBe('free')
})
