import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTerm } from '#bookings/rules/term/term.ts'
import { withEnd, withStart } from './moved-hours.ts'
import { type Dates, noDates } from './searched-days.ts'

const hour = { hours: 1, months: 0 }
const asking = { now: new Date('2026-01-01T00:00:00Z'), notice: {} }

describe('choosing hours', () => {
  const nine = withStart(noDates, '2026-12-01T09:00', hour)

  test('the first choice is the shortest rental', () => {
    expect(nine).toEqual({ start: '2026-12-01T09:00', end: '2026-12-01T10:00' })
    const twoDays = withStart(noDates, '2026-12-01T09:00', { hours: 48, months: 0 })
    expect(twoDays.end).toBe('2026-12-03T09:00')
  })

  test('a start at the old end moves the end along', () => {
    expect(withStart(nine, '2026-12-01T10:00', hour)).toEqual({
      start: '2026-12-01T10:00',
      end: '2026-12-01T11:00',
    })
  })

  test('another day, earlier or later, is as long as the first', () => {
    const long = withEnd(nine, '2026-12-01T17:00')
    expect(withStart(long, '2026-12-05T09:00', hour).end).toBe('2026-12-05T17:00')
    expect(withStart(long, '2026-11-28T09:00', hour).end).toBe('2026-11-28T17:00')
  })

  test('an end that was chosen first is kept where it comes after the start', () => {
    const ended = withEnd(noDates, '2026-12-01T17:00')
    expect(withStart(ended, '2026-12-01T09:00', hour).end).toBe('2026-12-01T17:00')
    expect(withStart(ended, '2026-12-01T17:00', hour).end).toBe('2026-12-01T18:00')
  })

  test('an hour that the clock leaves out is the one after it', () => {
    expect(withStart(noDates, '2027-03-28T01:00', hour)).toEqual({
      start: '2027-03-28T02:00',
      end: '2027-03-28T03:00',
    })
    const night = { start: '2027-03-28T00:00', end: null }
    expect(withEnd(night, '2027-03-28T01:00').end).toBe('2027-03-28T02:00')
  })

  test('whatever is chosen as a start, in whatever order, there are hours to pay for', () => {
    const moment = fc
      .integer({ min: Date.parse('2026-02-01Z'), max: Date.parse('2030-01-01Z') })
      .map(at => `${new Date(at).toISOString().slice(0, 13)}:00`)
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), starts => {
        const { start, end } = starts.reduce<Dates>(
          (dates, chosen) => withStart(dates, chosen, hour),
          noDates,
        )
        const term = readTerm('hourly', start ?? '', end ?? '', asking)
        expect(typeof term === 'string' ? term : term.time).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
