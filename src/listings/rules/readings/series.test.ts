import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { daysBetween, londonDate } from '#foundation/rules/time/london-date.ts'
import { after } from '#foundation/rules/time/time.ts'
import { badgeDays, isRecordCurrent } from './dry-record.ts'
import { badgeUntil, monthOf, nextDueOn, nextFrom, placeInSeries } from './series.ts'

const now = new Date('2026-03-10T12:00:00Z')
const posted = (readOn: string, hoursAgo = 0) => ({
  readOn,
  postedAt: after(now, -hoursAgo * hourMs),
})
const aDay = fc
  .integer({ min: Date.UTC(2020, 0, 1) / dayMs, max: Date.UTC(2040, 0, 1) / dayMs })
  .map(days => new Date(days * dayMs).toISOString().slice(0, 10))

describe('a reading', () => {
  it('is of today or of one of the last seven days', () => {
    expect(placeInSeries(undefined, '2026-03-10', now)).toBe('next')
    expect(placeInSeries(undefined, '2026-03-03', now)).toBe('next')
    expect(placeInSeries(undefined, '2026-03-02', now)).toHaveProperty('refusedDay')
    expect(placeInSeries(undefined, '2026-03-11', now)).toHaveProperty('refusedDay')
  })

  it('takes its day from London, also an hour before midnight in summer', () => {
    const lateInJune = new Date('2026-06-30T23:30:00Z')
    expect(placeInSeries(undefined, '2026-07-01', lateInJune)).toBe('next')
  })

  it('corrects the one of its month for two days, and then that one stands', () => {
    expect(placeInSeries(posted('2026-03-08', 47), '2026-03-09', now)).toBe('correction')
    expect(placeInSeries(posted('2026-03-08', 48), '2026-03-09', now)).toBe('stands')
  })

  it('is never dated back behind the last one', () => {
    const first = new Date('2026-03-02T12:00:00Z')
    expect(placeInSeries(posted('2026-03-01'), '2026-02-27', first)).toHaveProperty('refusedDay')
    expect(placeInSeries(posted('2026-02-27'), '2026-03-01', first)).toBe('next')
  })

  it('is due in the month after the last one, while the badge still shows', () => {
    fc.assert(
      fc.property(aDay, day => {
        const due = nextDueOn(day)
        expect(monthOf(due)).toBe(monthOf(nextFrom(day)))
        expect(daysBetween(day, due)).toBeGreaterThanOrEqual(28)
        expect(due <= badgeUntil(day)).toBe(true)
        expect(placeInSeries(posted(day, 10_000), due, new Date(`${due}T12:00:00Z`))).toBe('next')
      }),
    )
  })
})

describe('the badge', () => {
  it(`shows until the reading is ${badgeDays} days old, by the days of London`, () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 90 * 24 }), (readOn, hours) => {
        const at = after(new Date(readOn), hours * hourMs)
        expect(isRecordCurrent({ readOn }, at)).toBe(londonDate(at) <= badgeUntil(readOn))
      }),
    )
  })
})
