import { expect, test } from 'vitest'
import { receiptNumber } from './receipt-number.ts'

const id = '0193a4e0-0000-7000-8000-0000abcdef12'

test('a receipt is numbered by the month in London', () => {
  expect(receiptNumber(id, new Date('2026-06-30T22:59:59Z'))).toBe('H-202606-ABCDEF12')
  expect(receiptNumber(id, new Date('2026-06-30T23:00:00Z'))).toBe('H-202607-ABCDEF12')
  expect(receiptNumber(id, new Date('2026-12-31T23:59:59Z'))).toBe('H-202612-ABCDEF12')
})
