import { expect, it } from 'vitest'
import { partOf, readRange } from './byte-range.ts'

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', undefined],
  ['bytes=9-3', undefined],
  ['bytes=-0', undefined],
])('%s of a hundred bytes', (header, part) => {
  const asked = readRange(header)
  if (asked === undefined || asked === 'refused') throw new Error('should be readable')
  expect(partOf(100, asked)).toEqual(part)
})

it.each(['bytes=0-,0-', 'bytes=-', 'bytes=a-b', `bytes=${'0-,'.repeat(1000)}0-`])(
  'refuses %s',
  header => expect(readRange(header)).toBe('refused'),
)

it.each([null, '', 'lines=1-2'])('ignores %j', header => expect(readRange(header)).toBeUndefined())
