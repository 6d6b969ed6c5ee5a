import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { firstSlot, isFreeIn, moveWindows, slotAt, slotFault, slotPeriod } from './move-windows.ts'

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map(date => new Date(Math.floor(date.getTime() / minuteMs) * minuteMs))
const booked = fc
  .tuple(moment, fc.integer({ min: 1, max: 2000 }))
  .map(([start, hours]) => ({ start, end: after(start, hours * hourMs) }))

describe('windows', () => {
  it('last two hours by the clock of London, whatever the season', () => {
    expect(slotPeriod({ date: '2026-12-01', window: '8-10' })).toEqual({
      start: new Date('2026-12-01T08:00Z'),
      end: new Date('2026-12-01T10:00Z'),
    })
    expect(slotPeriod({ date: '2026-07-01', window: '18-20' }).start).toEqual(
      new Date('2026-07-01T17:00Z'),
    )
    for (const window of moveWindows) {
      const slot = { date: '2026-10-25', window }
      expect(slotAt(slotPeriod(slot).start)).toEqual(slot)
    }
  })

  it('are proposed where they can be chosen, unless the booking is over', () => {
    fc.assert(
      fc.property(booked, moment, (period, now) => {
        fc.pre(now < period.end)
        const fault = slotFault(firstSlot(period, now), period, now)
        expect(fault).not.toBe('outside')
      }),
    )
  })

  it('begin with the booking by default', () => {
    const month = { start: new Date('2026-12-01T00:00Z'), end: new Date('2027-01-01T00:00Z') }
    expect(firstSlot(month, new Date('2026-11-20T12:00Z'))).toEqual({
      date: '2026-12-01',
      window: '8-10',
    })
    expect(firstSlot(month, new Date('2026-12-05T15:30Z'))).toEqual({
      date: '2026-12-05',
      window: '14-16',
    })
    expect(firstSlot(month, new Date('2026-12-05T21:00Z')).date).toBe('2026-12-06')
  })

  it('lie between the first and the last day of the booking, and not in the past', () => {
    const period = { start: new Date('2026-12-01T14:00Z'), end: new Date('2026-12-03T00:00Z') }
    const now = new Date('2026-11-20T12:00Z')
    expect(slotFault({ date: '2026-12-01', window: '8-10' }, period, now)).toBeUndefined()
    expect(slotFault({ date: '2026-11-30', window: '8-10' }, period, now)).toBe('outside')
    expect(slotFault({ date: '2026-12-03', window: '8-10' }, period, now)).toBe('outside')
    const later = new Date('2026-12-02T10:00Z')
    expect(slotFault({ date: '2026-12-02', window: '8-10' }, period, later)).toBe('past')
  })

  it('leave a driver free who has just finished', () => {
    const busy = [slotPeriod({ date: '2026-12-01', window: '8-10' })]
    expect(isFreeIn(busy, slotPeriod({ date: '2026-12-01', window: '10-12' }))).toBe(true)
    expect(isFreeIn(busy, slotPeriod({ date: '2026-12-01', window: '8-10' }))).toBe(false)
  })
})
