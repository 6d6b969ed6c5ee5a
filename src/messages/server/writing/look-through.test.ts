import { expect, it } from 'vitest'
import { lookThrough, mostKept } from './look-through.ts'

it('looks through a text once, and keeps only so many', () => {
  const text = 'Call me on 07700 900123'
  const found = lookThrough(text)
  expect(found).toMatchObject({ masked: true, bankDetails: false })
  expect(lookThrough(text)).toBe(found)
  for (let n = 0; n < mostKept; n += 1) lookThrough(`Hello ${n}`)
  expect(lookThrough(text)).not.toBe(found)
  expect(lookThrough(text)).toEqual(found)
})
