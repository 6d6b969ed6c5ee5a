import { expect, test } from 'vitest'
import { numberTyped } from '#foundation/rules/text/number-typed.ts'
import { amountAsTyped, amountText, wholePence } from './money-typed.ts'

test.each([
  ['1.25', '1.25', 1.25],
  ['£12', '12', 12],
  ['-3', '3', 3],
  ['1.2.5', '1.25', 1.25],
  ['0.999', '0.99', 0.99],
  ['', '', undefined],
  ['.', '.', undefined],
  ['1,', '1,', 1],
  ['1,5', '1,5', 1.5],
  ['1,50', '1,50', 1.5],
  [',80', ',80', 0.8],
  ['1,500', '1,500', 1500],
  ['1,500,0', '15000', 15_000],
  ['12,345.6', '12345.6', 12_345.6],
])('"%s" is taken as "%s"', (typed, kept, pounds) => {
  expect(amountAsTyped(typed)).toBe(kept)
  expect(numberTyped(kept)).toBe(pounds)
})

test('steps of ten pence stay whole pence', () => {
  expect(wholePence(0.1 + 0.2)).toBe(0.3)
})

test('an amount is shown with both pence or none', () => {
  expect([12, 0.8, 1.25].map(amountText)).toEqual(['12', '0.80', '1.25'])
})
