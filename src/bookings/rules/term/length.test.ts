import { describe, expect, it } from 'vitest'
import { plus } from './length.ts'

describe('adding a length', () => {
  it.each([
    [
      'hours by the clock, in the hour that comes twice',
      '2026-10-25T01:30:00Z',
      { hours: 1 },
      '2026-10-25T02:30:00Z',
    ],
    [
      'months by the calendar, over a clock change',
      '2026-03-15T09:00:00Z',
      { months: 1 },
      '2026-04-15T08:00:00Z',
    ],
    [
      'months first and hours after them',
      '2026-03-15T09:00:00Z',
      { months: 1, hours: 2 },
      '2026-04-15T10:00:00Z',
    ],
    ['nothing at all', '2026-03-15T09:00:00Z', {}, '2026-03-15T09:00:00Z'],
  ])('%s', (_what, start, length, end) => {
    expect(plus(new Date(start), length)).toEqual(new Date(end))
  })
})
