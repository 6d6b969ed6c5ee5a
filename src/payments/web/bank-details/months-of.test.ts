import { expect, test } from 'vitest'
import { monthsOf } from './months-of.ts'

test('a month keeps its name in every time zone and earns what the commission leaves', () => {
  const [march] = monthsOf({
    months: [
      {
        month: '2026-03',
        earned: 100.01,
        earnedPence: 10001,
        commission: 20,
        commissionPence: 2000,
        paidOut: 0,
        paidOutPence: 0,
      },
    ],
  })
  expect(march).toEqual({
    month: '2026-03',
    short: 'Mar',
    name: 'March 2026',
    gross: 10001,
    commission: 2000,
    earned: 8001,
    paidOut: 0,
  })
})
