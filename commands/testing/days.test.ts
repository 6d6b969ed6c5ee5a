import { expect, it } from 'vitest'
import { daysAfter } from './days.ts'

const moments = (now: string) =>
  Object.fromEntries(daysAfter(new Date(now)).map(({ name, at }) => [name, at.toISOString()]))

it('are the next of their kind', () => {
  expect(moments('2026-11-28T12:00:00Z')).toEqual({
    evening: '2026-11-29T22:00:00.000Z',
    'month-end': '2027-01-31T23:50:00.000Z',
    'new-year': '2026-12-31T23:45:00.000Z',
    'leap-day': '2028-02-29T12:00:00.000Z',
    spring: '2027-03-28T00:50:00.000Z',
    autumn: '2027-10-31T00:50:00.000Z',
    ahead: '2027-03-31T22:55:00.000Z',
    auckland: '2026-12-31T11:30:00.000Z',
    'los-angeles': '2027-01-01T01:00:00.000Z',
    far: '2031-06-14T23:00:00.000Z',
  })
})

it('are those after them once they have been', () => {
  expect(moments('2028-02-29T12:00:00Z')).toMatchObject({
    'leap-day': '2032-02-29T12:00:00.000Z',
    spring: '2028-03-26T00:50:00.000Z',
    ahead: '2028-03-31T22:55:00.000Z',
    far: '2033-06-14T23:00:00.000Z',
  })
})
