import { expect, test } from 'vitest'
import { momentOn, openSlots, slotsOfDay, slotsToShow } from './time-slots.ts'

test('a day in half hours has 48 slots', () => {
  const slots = slotsOfDay(30)
  expect(slots).toHaveLength(48)
  expect(slots.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(slots.at(-1)).toBe('23:30')
})

test('on the first possible day only the slots from the minimum on are open', () => {
  expect(openSlots('2026-03-03', 60, { min: '2026-03-03T21:10' })).toEqual(['22:00', '23:00'])
})

test('on a later day every slot is open', () => {
  expect(openSlots('2026-03-04', 60, { min: '2026-03-03T21:10' })).toHaveLength(24)
})

test('a chosen time that is no longer open is shown all the same, and never another one', () => {
  const min = '2026-03-03T21:10'
  expect(slotsToShow('2026-03-03', '09:00', 60, { min })).toEqual(['09:00', '22:00', '23:00'])
  expect(slotsToShow('2026-03-03', '10:30', 60)).toContain('10:30')
  expect(slotsToShow('2026-03-03', '22:00', 60, { min })).toEqual(['22:00', '23:00'])
  expect(slotsToShow('2026-03-03', '', 60, { min })).toEqual(['22:00', '23:00'])
})

test('changing the day keeps the chosen time', () => {
  expect(momentOn('2026-03-04', '14:00', 60)).toBe('2026-03-04T14:00')
})

test('a time before the minimum moves to the first open slot', () => {
  expect(momentOn('2026-03-03', '09:00', 60, { min: '2026-03-03T10:20' })).toBe('2026-03-03T11:00')
})

test('a day with no slot left gives no moment', () => {
  expect(momentOn('2026-03-03', '09:00', 60, { min: '2026-03-03T23:30' })).toBeNull()
})

test('no slot lies after the maximum either', () => {
  const max = '2026-03-03T02:30'
  expect(openSlots('2026-03-03', 60, { max })).toEqual(['00:00', '01:00', '02:00'])
  expect(momentOn('2026-03-03', '09:00', 60, { max })).toBe('2026-03-03T02:00')
})
