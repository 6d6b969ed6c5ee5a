import { describe, expect, it } from 'vitest'
import { comingDays } from './coming-days.ts'

const now = new Date('2026-07-10T14:00Z')
const paid = {
  _id: 'a',
  approvalStatus: 'approved',
  paymentStatus: 'successful',
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-12-01T00:00:00Z',
  extendsBooking: null,
  extendedBy: null,
} as const
type Dates = Partial<Parameters<typeof comingDays>[0][number]>
const soon = (...dates: Dates[]) =>
  comingDays(
    dates.map(one => ({ ...paid, ...one })),
    now,
  ).map(({ booking, what }) => `${booking._id} ${what}`)

describe('what starts and ends in the coming days', () => {
  it('is told from the first minute of today to the last of the seventh day', () => {
    expect(soon({ startDate: '2026-07-09T22:59:00Z' })).toEqual([])
    expect(soon({ startDate: '2026-07-09T23:00:00Z' })).toEqual(['a start'])
    expect(soon({ startDate: '2026-07-17T22:59:00Z' })).toEqual(['a start'])
    expect(soon({ startDate: '2026-07-17T23:00:00Z' })).toEqual([])
  })

  it('counts an end at midnight for the day before', () => {
    expect(soon({ endDate: '2026-07-09T23:00:00Z' })).toEqual([])
    expect(soon({ endDate: '2026-07-10T23:00:00Z' })).toEqual(['a end'])
    expect(soon({ endDate: '2026-07-17T23:00:00Z' })).toEqual(['a end'])
    expect(soon({ endDate: '2026-07-17T23:01:00Z' })).toEqual([])
  })

  it('is told in its order, the two of one booking apart', () => {
    const short = { _id: 'b', startDate: '2026-07-12T08:00:00Z', endDate: '2026-07-12T18:00:00Z' }
    expect(soon(short, { endDate: '2026-07-12T12:00:00Z' })).toEqual(['b start', 'a end', 'b end'])
  })

  it('is only what is paid and not cancelled', () => {
    const startDate = '2026-07-11T08:00:00Z'
    expect(soon({ startDate, paymentStatus: null })).toEqual([])
    expect(soon({ startDate, paymentStatus: 'error' })).toEqual([])
    expect(soon({ startDate, approvalStatus: 'disapproved' })).toEqual([])
  })

  it('has no end without a date', () => {
    expect(soon({ endDate: null })).toEqual([])
  })

  it('goes on where an extension is paid, and ends where it is not', () => {
    const edge = '2026-07-13T23:00:00Z'
    const first: Dates = { endDate: edge, extendedBy: 'b' }
    const second: Dates = { _id: 'b', startDate: edge, extendsBooking: 'a' }
    expect(soon(first, second)).toEqual([])
    expect(soon(first, { ...second, paymentStatus: null })).toEqual(['a end'])
  })
})
