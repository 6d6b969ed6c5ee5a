import { expect, test } from 'vitest'
import { endWords, startWords, termWords } from './term-words.ts'

const booked = (type: 'hourly' | 'monthly', start: string, end: string) => ({
  type,
  period: { start: new Date(start), end: new Date(end) },
})

test('months are named by their first and their last day, on either side of summer time', () => {
  const term = booked('monthly', '2026-03-01T00:00:00Z', '2026-04-30T23:00:00Z')
  expect(termWords(term)).toBe('1 March 2026 to 30 April 2026')
  expect(startWords(term)).toBe('1 March 2026')
  expect(endWords(term)).toBe('30 April 2026')
})

test('a month that begins late says when', () => {
  const term = booked('monthly', '2026-11-23T18:20:31Z', '2026-12-01T00:00:00Z')
  expect(termWords(term)).toBe('23 November 2026, 18:20 to 30 November 2026')
})

test('hours of one day name the day once', () => {
  const term = booked('hourly', '2026-07-03T13:00:00Z', '2026-07-03T17:00:00Z')
  expect(termWords(term)).toBe('3 July 2026, 14:00 to 18:00')
})

test('hours that pass midnight name both days', () => {
  const term = booked('hourly', '2026-03-03T22:00:00Z', '2026-03-04T02:00:00Z')
  expect(termWords(term)).toBe('3 March 2026, 22:00 to 4 March 2026, 02:00')
})

test('a whole day by the hour ends at the midnight after it', () => {
  const term = booked('hourly', '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z')
  expect(termWords(term)).toBe('3 March 2026, 00:00 to 4 March 2026, 00:00')
})
