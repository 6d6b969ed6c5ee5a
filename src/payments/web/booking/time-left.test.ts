import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-03-28T22:00:00Z')

test.each([
  [2 * dayMs + 5 * hourMs, '2 days 5 h'],
  [dayMs, '1 day 0 h'],
  [dayMs - secondMs, '23 h 59 min'],
  [12 * minuteMs, '12 min'],
  [59 * secondMs, 'less than a minute'],
  [0, undefined],
  [-minuteMs, undefined],
])('%d ms are told as %s', (left, told) => {
  expect(timeLeft(after(now, left), now)).toBe(told)
})
