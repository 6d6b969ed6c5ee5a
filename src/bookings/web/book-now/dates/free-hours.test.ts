import { describe, expect, test } from 'vitest'
import { momentOn, openSlots } from '#design/ui/pickers/time-slots.ts'
import { freeHours } from './free-hours.ts'
import { type Dates, noDates } from './searched-days.ts'

const hour = { hours: 1, months: 0 }
/** In London: from six to eleven in the morning on the first, and the whole of the third. */
const taken = [
  { start: new Date('2026-12-01T06:00:00Z'), end: new Date('2026-12-01T11:00:00Z') },
  { start: new Date('2026-12-03T00:00:00Z'), end: new Date('2026-12-04T00:00:00Z') },
]

function startOn(day: string, dates: Dates = noDates, shortest = hour) {
  return momentOn(day, '09:00', 60, freeHours(taken, dates, shortest).starts)
}

function endOn(day: string, dates: Dates) {
  const wanted = dates.end?.slice(11) ?? '09:00'
  const min = dates.start ?? undefined
  return momentOn(day, wanted, 60, { ...freeHours(taken, dates, hour).ends, min })
}

describe('the hour that a day begins with', () => {
  test('is the usual one where it is free', () => {
    expect(startOn('2026-12-02')).toBe('2026-12-02T09:00')
  })

  test('is the first free one after it where it is taken', () => {
    expect(startOn('2026-12-01')).toBe('2026-12-01T11:00')
  })

  test('is the last free one before it where all of the rest is taken', () => {
    const evening = [{ start: new Date('2026-12-01T08:00Z'), end: new Date('2026-12-02T00:00Z') }]
    const { starts } = freeHours(evening, noDates, hour)
    expect(momentOn('2026-12-01', '09:00', 60, starts)).toBe('2026-12-01T07:00')
  })

  test('leaves room for the shortest booking, and for as many hours as were chosen', () => {
    const day = { hours: 24, months: 0 }
    expect(startOn('2026-12-02', noDates, day)).toBe('2026-12-02T00:00')
    expect(openSlots('2026-12-02', 60, freeHours(taken, noDates, day).starts)).toEqual(['00:00'])
    const tenHours = { start: '2026-12-05T09:00', end: '2026-12-05T19:00' }
    expect(startOn('2026-12-01', tenHours)).toBe('2026-12-01T11:00')
    const twentyHours = { start: '2026-12-05T09:00', end: '2026-12-06T05:00' }
    expect(startOn('2026-12-02', twentyHours)).toBe('2026-12-02T04:00')
  })

  test('does not exist on a day that is taken', () => {
    expect(startOn('2026-12-03')).toBeNull()
  })
})

describe('the hour that a day ends with', () => {
  test('is as late as was chosen before, unless somebody has it by then', () => {
    const early = { start: '2026-12-01T02:00', end: '2026-12-01T03:00' }
    expect(endOn('2026-12-01', early)).toBe('2026-12-01T03:00')
    const night = { start: '2026-11-30T20:00', end: '2026-11-30T21:00' }
    expect(endOn('2026-12-01', night)).toBe('2026-12-01T06:00')
  })

  test('may be the midnight before a day that is taken', () => {
    const evening = { start: '2026-12-02T18:00', end: '2026-12-02T20:00' }
    expect(endOn('2026-12-03', evening)).toBe('2026-12-03T00:00')
  })

  test('may lie behind hours that are taken, so that what is free instead can be seen', () => {
    const long = { start: '2026-12-02T18:00', end: '2026-12-02T20:00' }
    expect(endOn('2026-12-05', long)).toBe('2026-12-05T20:00')
  })
})
