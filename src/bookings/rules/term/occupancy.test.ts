import { describe, expect, it } from 'vitest'
import { type DayUse, type Holding, monthOccupancy, stretches } from './occupancy.ts'

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
const nothing: Holding = { units: 1, held: [], closed: [] }
const june = (holding: Partial<Holding>) => monthOccupancy('2026-06', { ...nothing, ...holding })
const dayOf = (days: readonly DayUse[], day: number) => days[day - 1]

describe('how a space is used in a month', () => {
  it('has as many days as the month has, free unless something is in them', () => {
    expect(june({})).toEqual(Array.from({ length: 30 }, () => 'free'))
    expect(monthOccupancy('2028-02', nothing)).toHaveLength(29)
  })

  it('counts days by the calendar of London, half-open at both ends', () => {
    const days = june({ held: [period('2026-06-09T23:00Z', '2026-06-11T23:00Z')] })
    expect([9, 10, 11, 12].map(day => dayOf(days, day))).toEqual(['free', 'full', 'full', 'free'])
  })

  it('is full where every unit is held at one instant, and only partly where they take turns', () => {
    const morning = period('2026-06-10T07:00Z', '2026-06-10T11:00Z')
    const noon = period('2026-06-10T11:00Z', '2026-06-10T13:00Z')
    const late = period('2026-06-10T10:00Z', '2026-06-10T12:00Z')
    expect(dayOf(june({ units: 2, held: [morning, noon] }), 10)).toBe('partly')
    expect(dayOf(june({ units: 2, held: [morning, late] }), 10)).toBe('full')
  })

  it('counts what began before the day together with what begins in it', () => {
    const long = period('2026-05-01T00:00Z', '2026-06-20T00:00Z')
    const gone = period('2026-05-01T00:00Z', '2026-05-30T00:00Z')
    const short = period('2026-06-10T10:00Z', '2026-06-10T12:00Z')
    const days = june({ units: 2, held: [long, gone, short] })
    expect([9, 10, 11].map(day => dayOf(days, day))).toEqual(['partly', 'full', 'partly'])
  })

  it('is closed where the host closed it, unless it is full all the same', () => {
    const closed = [period('2026-06-10T00:00Z', '2026-06-12T00:00Z')]
    const held = [period('2026-06-11T10:00Z', '2026-06-11T12:00Z')]
    expect(june({ closed, held }).slice(8, 13)).toEqual([
      'free',
      'closed',
      'full',
      'closed',
      'free',
    ])
    expect(dayOf(june({ units: 2, closed, held }), 11)).toBe('closed')
  })
})

it('days in a row that are alike are told together', () => {
  expect(stretches(['free', 'full', 'full', 'closed'])).toEqual([
    { use: 'free', first: 1, last: 1 },
    { use: 'full', first: 2, last: 3 },
    { use: 'closed', first: 4, last: 4 },
  ])
  expect(stretches(['free', 'full', 'closed', 'closed', 'full'])).toEqual([
    { use: 'free', first: 1, last: 1 },
    { use: 'full', first: 2, last: 2 },
    { use: 'closed', first: 3, last: 4 },
    { use: 'full', first: 5, last: 5 },
  ])
  expect(stretches([])).toEqual([])
})
