import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from './read-input.ts'

const Wish = z.strictObject({
  email: z.string('Please enter your email.'),
  periods: z.array(z.strictObject({ startDate: z.iso.date() })).optional(),
  size: z.enum(['small', 'large']).optional(),
})
const email = 'ann@people.test'

test.each<[unknown, string]>([
  [{}, 'Please enter your email.'],
  [{ email, size: 'huge' }, 'size: Please choose one of these: small, large.'],
  [{ email, size: 5 }, 'size: Please choose one of these: small, large.'],
  [{ email, periods: [{}] }, 'periods.0.startDate: This is needed.'],
  [{ email, periods: 'now' }, 'periods: This must be a list.'],
  [{ email, foo: 1 }, 'Please leave this out: foo.'],
  ['ann', 'This must be an object.'],
])('of %j is said what is wrong, and where', (value, words) => {
  expect(() => parse(Wish, value)).toThrow(words)
})
