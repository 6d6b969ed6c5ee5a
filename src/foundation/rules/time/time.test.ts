import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { hourMs } from './lengths.ts'
import { fromLondon, inLondon } from './london-time.ts'
import { after, formatDay, formatDeadline, formatMoment, overlaps } from './time.ts'

const instant = (text: string) => new Date(text)

describe('time', () => {
  it('treats periods that meet end to start as apart', () => {
    const morning = { start: instant('2026-03-03T09:00Z'), end: instant('2026-03-03T12:00Z') }
    const noon = { start: instant('2026-03-03T12:00Z'), end: instant('2026-03-03T13:00Z') }
    expect(overlaps(morning, noon)).toBe(false)
    expect(overlaps(morning, { start: instant('2026-03-03T11:59Z'), end: noon.end })).toBe(true)
  })

  it('finds the same answer whichever period is asked first', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 1e5 }))
      .map(([start, length]) => ({ start: new Date(start), end: new Date(start + length) }))
    fc.assert(
      fc.property(period, period, (one, other) => overlaps(one, other) === overlaps(other, one)),
    )
  })

  it('reads a summer instant on the London calendar', () => {
    expect(inLondon(instant('2026-06-30T23:00Z')).toPlainDate().toString()).toBe('2026-07-01')
    expect(inLondon(instant('2026-01-31T23:30Z')).toPlainDate().toString()).toBe('2026-01-31')
  })

  it('goes to London and back', () => {
    const local = Temporal.PlainDateTime.from('2026-07-01T00:00')
    expect(fromLondon(local).toISOString()).toBe('2026-06-30T23:00:00.000Z')
  })

  it('counts real hours over a clock change', () => {
    const before = instant('2026-03-29T00:30Z')
    expect(inLondon(after(before, hourMs)).hour).toBe(2)
  })

  it('writes dates as people do', () => {
    expect(formatDay(instant('2026-03-03T14:00Z'))).toBe('3 March 2026')
    expect(formatMoment(instant('2026-07-03T14:00Z'))).toBe('3 July 2026, 15:00')
  })

  it('names the last day of a time that ends at midnight', () => {
    expect(formatDeadline(instant('2026-04-14T23:00Z'))).toBe('the end of 14 April 2026')
    expect(formatDeadline(instant('2026-04-14T23:00:30Z'))).toBe('the end of 14 April 2026')
    expect(formatDeadline(instant('2026-04-14T22:30Z'))).toBe('14 April 2026, 23:30')
  })
})
