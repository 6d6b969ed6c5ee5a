import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { nextTry, tries } from './due-times.ts'
import { dayOf } from './months.ts'

describe('rent that is not paid', () => {
  const due = dayOf('2026-03', 27)

  it('is asked for on the 27th, the 1st, the 3rd and the 6th, by the clocks of London', () => {
    expect(tries('2026-04', due).map(at => at.toISOString())).toEqual([
      '2026-03-27T00:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
      '2026-04-02T23:00:00.000Z',
      '2026-04-05T23:00:00.000Z',
    ])
    expect(nextTry('2026-04', due, due)).toEqual(dayOf('2026-04', 1))
    expect(nextTry('2026-04', due, dayOf('2026-04', 6))).toBeNull()
  })

  it('has the same pauses where it came to be due later', () => {
    const late = new Date('2026-04-02T10:00:00Z')
    expect(nextTry('2026-04', late, late)).toEqual(after(late, 4 * dayMs))
  })
})
