import { expect, it } from 'vitest'
import {
  clashing,
  isBackwards,
  mostAtOnce,
  newlyBlocked,
  unavailablePeriod,
} from './unavailability.ts'

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })

it('reads days by the London calendar, the last one included', () => {
  expect(unavailablePeriod({ startDate: '2027-06-01', endDate: '2027-06-02' })).toEqual(
    span('2027-05-31T23:00Z', '2027-06-02T23:00Z'),
  )
})

it('takes instants as they are and knows when they run backwards', () => {
  const period = { startDate: '2027-06-02T10:00:00Z', endDate: '2027-06-02T10:00:00Z' }
  expect(isBackwards(period)).toBe(true)
  expect(isBackwards({ startDate: '2027-06-02', endDate: '2027-06-02' })).toBe(false)
})

it('asks only about time that was open before', () => {
  const kept = { startDate: '2027-06-01', endDate: '2027-06-02', reason: '' }
  const added = { startDate: '2027-07-01', endDate: '2027-07-02', reason: 'Holiday' }
  expect(newlyBlocked([kept], [kept, added])).toEqual([unavailablePeriod(added)])
})

it('counts what overlaps, and a change-over at noon is no overlap', () => {
  const morning = span('2027-06-01T08:00Z', '2027-06-01T12:00Z')
  const afternoon = span('2027-06-01T12:00Z', '2027-06-01T18:00Z')
  const wholeDay = span('2027-06-01T00:00Z', '2027-06-02T00:00Z')
  expect(mostAtOnce([])).toBe(0)
  expect(mostAtOnce([morning, afternoon])).toBe(1)
  expect(mostAtOnce([morning, afternoon, wholeDay])).toBe(2)
  expect(clashing([morning, wholeDay], [afternoon])).toEqual([wholeDay])
})
