import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { busyRanges } from './busy-ranges.ts'

const hour = (n: number) => new Date(n * hourMs)
const period = (start: number, end: number) => ({ start: hour(start), end: hour(end) })

describe('busy ranges', () => {
  it('joins bookings that meet end to start', () => {
    expect(busyRanges([period(0, 2), period(2, 5)], 1)).toEqual([{ ...period(0, 5), unitsFree: 0 }])
  })

  it('counts the units that are left while bookings overlap', () => {
    expect(busyRanges([period(0, 4), period(2, 6)], 3)).toEqual([
      { ...period(0, 2), unitsFree: 2 },
      { ...period(2, 4), unitsFree: 1 },
      { ...period(4, 6), unitsFree: 2 },
    ])
  })

  const periods = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }))
      .map(([start, length]) => period(start, start + length)),
    { maxLength: 8 },
  )

  it('says nothing of the time in between, when nobody is there', () => {
    expect(busyRanges([period(0, 1), period(3, 4)], 1)).toEqual([
      { ...period(0, 1), unitsFree: 0 },
      { ...period(3, 4), unitsFree: 0 },
    ])
    expect(busyRanges([], 1)).toEqual([])
  })

  it('never says less than nothing is free, though more were taken before units were given up', () => {
    expect(busyRanges([period(0, 1), period(0, 1)], 1)).toEqual([{ ...period(0, 1), unitsFree: 0 }])
  })

  it('counts what is closed as all units, however many there are', () => {
    const many = 1_000_000_000
    expect(busyRanges([period(1, 3)], many, [period(2, 4), period(3, 5)])).toEqual([
      { ...period(1, 2), unitsFree: many - 1 },
      { ...period(2, 5), unitsFree: 0 },
    ])
  })

  it('lists true stretches in their order, each different from the one it touches', () => {
    fc.assert(
      fc.property(periods, held => {
        const ranges = busyRanges(held, 10)
        ranges.forEach((range, index) => {
          const next = ranges[index + 1]
          expect(range.start < range.end).toBe(true)
          expect(range.unitsFree).toBeLessThan(10)
          if (!next) return
          expect(range.end <= next.start).toBe(true)
          const touches = range.end.getTime() === next.start.getTime()
          expect(touches && range.unitsFree === next.unitsFree).toBe(false)
        })
      }),
    )
  })

  it('agrees with counting at any instant', () => {
    fc.assert(
      fc.property(periods, fc.integer({ min: 0, max: 60 }), (held, at) => {
        const now = hour(at)
        const taken = held.filter(({ start, end }) => start <= now && now < end).length
        const range = busyRanges(held, 10).find(({ start, end }) => start <= now && now < end)
        expect(range?.unitsFree ?? 10).toBe(10 - taken)
      }),
    )
  })
})
