import { expect, test } from 'vitest'
import { freePeriod } from './free-period.ts'

test('days are days in London, and the last one counts', () => {
  expect(freePeriod('2026-07-01', '2026-07-01')).toEqual({
    start: new Date('2026-06-30T23:00:00Z'),
    end: new Date('2026-07-01T23:00:00Z'),
  })
})

test('a day may be 25 hours long', () => {
  expect(freePeriod('2026-10-25', '2026-10-25')).toEqual({
    start: new Date('2026-10-24T23:00:00Z'),
    end: new Date('2026-10-26T00:00:00Z'),
  })
})

test('instants are taken as they are, and may not be equal', () => {
  const [start, end] = ['2026-01-01T10:00:00Z', '2026-01-01T12:00:00+01:00']
  expect(freePeriod(start, end)).toEqual({ start: new Date(start), end: new Date(end) })
  expect(freePeriod(start, start)).toBeUndefined()
})

test('what is crossed is no period', () => {
  expect(freePeriod('2026-07-02', '2026-07-01')).toBeUndefined()
})
