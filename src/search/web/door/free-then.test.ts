import { expect, test } from 'vitest'
import { freeThen } from './free-then.ts'

const now = new Date('2026-11-10T12:00:00Z')
const winter = { months: 3, start: '2026-11' }
const ofWinter = { from: '2026-11-10', to: '2027-01-31' }
const hours = { hours: 4, months: undefined, start: undefined }
const chosen = { from: '2026-11-20', to: '2026-11-22' }
const spring = { from: '2027-03-01', to: '2027-03-09' }
const noDays = { from: undefined, to: undefined }

test('months are searched by their days, from today on', () => {
  expect(freeThen({}, winter, now).days).toEqual(ofWinter)
})

test('hours leave a filter of days as it is, and are none themselves', () => {
  expect(freeThen(chosen, hours, now).days).toEqual(chosen)
  expect(freeThen({}, hours, now).days).toEqual(noDays)
})

test('days inside the months are held by them', () => {
  expect(freeThen(chosen, winter, now)).toMatchObject({ days: ofWinter, kept: undefined })
})

test('other days stay, and are told apart', () => {
  const free = freeThen(spring, winter, now)
  expect(free).toEqual({ days: spring, kept: spring, ofMonths: ofWinter })
})

test('the days of the months before go with them', () => {
  expect(freeThen({ ...winter, ...ofWinter }, hours, now).days).toEqual(noDays)
  const tomorrow = new Date('2026-11-11T12:00:00Z')
  expect(freeThen({ ...winter, ...ofWinter }, hours, tomorrow).days).toEqual(noDays)
  const days = { from: '2026-12-01', to: '2026-12-31' }
  const december = { months: 1, start: '2026-12' }
  expect(freeThen({ ...winter, ...ofWinter }, december, now).days).toEqual(days)
})

test('days that were chosen after the months stay', () => {
  expect(freeThen({ ...winter, ...chosen }, hours, now).days).toEqual(chosen)
  expect(freeThen({ hours: 4, ...spring }, { ...hours, hours: 8 }, now).days).toEqual(spring)
})
