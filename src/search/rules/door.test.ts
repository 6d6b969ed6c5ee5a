import { describe, expect, it } from 'vitest'
import { DoorWish, doorTerm } from './door.ts'

const now = new Date('2026-11-23T16:20:00Z')
const term = (wish: object) => doorTerm(DoorWish.parse(wish), now)

describe('a wish for a price to the door', () => {
  it('counts months from this one, or from the one that is said', () => {
    expect(term({ months: 3 })).toEqual({
      ...{ type: 'monthly', startDate: '2026-11', endDate: '2027-01' },
    })
    expect(term({ months: 1, start: '2026-12' })).toMatchObject({ endDate: '2026-12' })
    expect(term({ months: 1, start: '2027-06-30T23:00Z' })).toMatchObject({ endDate: '2027-07' })
    expect(term({ months: 2, start: '2026-12-24' })).toMatchObject({ endDate: '2027-01' })
  })

  it('counts hours from the next one, or from the moment that is said', () => {
    expect(term({ hours: 5 })).toEqual({
      type: 'hourly',
      startDate: '2026-11-23T17:00:00.000Z',
      endDate: '2026-11-23T22:00:00.000Z',
    })
    const start = '2026-12-01T09:30:00.000Z'
    expect(term({ hours: 1, start })).toMatchObject({ startDate: start })
    expect(term({ hours: 1, start: '2026-12-01T09:30' })).toMatchObject({ startDate: start })
    for (const day of ['2027-07', '2027-07-01']) {
      const midnight = '2027-06-30T23:00:00.000Z'
      expect(term({ hours: 1, start: day })).toMatchObject({ startDate: midnight })
    }
  })

  it.each([
    {},
    { months: 3, hours: 2 },
    { months: 0 },
    { months: 2.5 },
    { hours: 9000 },
    { months: 3, moving: true },
    { months: 3, moving: true, from: ' ' },
    { months: 3, from: 'x'.repeat(301) },
    { months: 3, start: 'soon' },
    { months: 3, start: '2026-13' },
    { hours: 3, start: '2026-12-01T25:00' },
    { hours: 3, start: '9999-12-01' },
    { months: 3, by: 'van' },
  ])('is none as %j', wish => {
    expect(DoorWish.safeParse(wish).success).toBe(false)
  })
})
