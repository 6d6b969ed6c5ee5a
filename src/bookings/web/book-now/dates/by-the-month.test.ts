import { expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import type { Offer } from './assess.ts'
import { byTheMonth } from './by-the-month.ts'

const now = new Date('2026-11-22T10:00:00Z')
const offer: Offer = {
  listing: { monthlyRate: 100, hourlyRate: 5, unavailabilityPeriods: [] },
  words: {
    shortestRental: { label: '1 month', hours: 0, months: 1 },
    notice: { label: 'No notice', hours: 0, months: 0 },
  },
  policy: firstPolicy,
  taken: [],
}
const brief: Offer = {
  ...offer,
  words: { ...offer.words, shortestRental: { label: '1 hour', hours: 1, months: 0 } },
}
const hours = (start: string, end: string, of = offer) =>
  byTheMonth({ type: 'hourly', start, end }, of, now)

test('weeks by the hour are dearer than the months they reach into', () => {
  expect(hours('2026-11-24T05:00', '2026-12-25T09:00')).toEqual({
    start: '2026-11',
    end: '2026-12',
    total: 21_500,
  })
})

test('a month that has begun is among them where the host wants notice', () => {
  const notice = { label: '1 day', hours: 24, months: 0 }
  const noticed = { ...offer, words: { ...offer.words, notice } }
  expect(hours('2026-11-24T05:00', '2026-12-25T09:00', noticed)).toEqual({
    start: '2026-11',
    end: '2026-12',
    total: 21_500,
  })
  expect(hours('2026-11-22T12:00', '2026-12-25T09:00', noticed)).toBeUndefined()
})

test('hours that end with a month cost one month', () => {
  expect(hours('2026-12-01T00:00', '2027-01-01T00:00')?.end).toBe('2026-12')
})

test('a few hours are cheaper as they are', () => {
  expect(hours('2026-12-01T09:00', '2026-12-01T14:00', brief)).toBeUndefined()
})

test('nothing is offered that the partner does not let', () => {
  const unlet = { ...offer, listing: { ...offer.listing, monthlyRate: null } }
  expect(hours('2026-11-24T05:00', '2026-12-25T09:00', unlet)).toBeUndefined()
  const taken = [{ start: new Date('2026-11-22T12:00Z'), end: new Date('2026-11-23T12:00Z') }]
  expect(hours('2026-11-24T05:00', '2026-12-25T09:00', { ...offer, taken })).toBeUndefined()
})
