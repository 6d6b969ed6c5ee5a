import { expect, it } from 'vitest'
import { detailFacts } from './detail-facts.ts'

it('says money in pounds and everything else as it was kept', () => {
  expect(
    detailFacts({ by: 'renter', from: null, fee: 2000, refund: 14850, version: 3, fields: ['a'] }),
  ).toEqual([
    ['by', 'renter'],
    ['fee', '£20'],
    ['refund', '£148.50'],
    ['version', '3'],
    ['fields', '["a"]'],
  ])
  expect(detailFacts({ by: 'host', to: 'approved', from: 'pending' })).toEqual([
    ['by', 'host'],
    ['from', 'pending'],
    ['to', 'approved'],
  ])
  expect(detailFacts({ pence: 123456 })).toEqual([['amount', '£1,234.56']])
})

it('has nothing to say without details', () => {
  expect([null, undefined, 'text', {}].map(detailFacts)).toEqual([[], [], [], []])
})
