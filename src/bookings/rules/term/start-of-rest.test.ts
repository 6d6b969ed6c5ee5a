import { expect, it } from 'vitest'
import { startOfRest } from './start-of-rest.ts'

const june = new Date('2030-06-30T23:00:00Z')
const startsAt = (type: 'hourly' | 'monthly', now: string, end = june) =>
  startOfRest(type, { end }, new Date(now)).toISOString()

it.each([
  ['hours with the next full one', 'hourly', '2030-05-10T12:20:00Z', '2030-05-10T13:00:00.000Z'],
  ['a full hour at once', 'hourly', '2030-05-10T12:00:00Z', '2030-05-10T12:00:00.000Z'],
  ['months at once', 'monthly', '2030-05-10T12:20:00Z', '2030-05-10T12:20:00.000Z'],
  [
    'in a month with 15 days left, at once',
    'monthly',
    '2030-05-17T22:00:00Z',
    '2030-05-17T22:00:00.000Z',
  ],
  [
    'in a month with 14 days left, the next',
    'monthly',
    '2030-05-17T23:00:00Z',
    '2030-05-31T23:00:00.000Z',
  ],
  ['in its last month, at once', 'monthly', '2030-06-29T12:00:00Z', '2030-06-29T12:00:00.000Z'],
] as const)('begins %s', (_, type, now, start) => {
  expect(startsAt(type, now)).toBe(start)
})
