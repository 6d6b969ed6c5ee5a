import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import { londonDay } from '#foundation/rules/time/london-time.ts'
import { openEnd } from './open-end.ts'

test('a booking without an end ends when the last day of the calendar begins in London', () => {
  expect(openEnd).toEqual(londonDay(Temporal.PlainDate.from(lastDay)).start)
})
