import { expect, test } from 'vitest'
import { dayMs, hourMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { countdownText, orderCountdown } from './countdown.ts'

const now = new Date('2026-03-03T14:00:00Z')
const at = (ms: number) => after(now, ms).toISOString()
const paid = { approvalStatus: 'approved', paymentStatus: 'successful' } as const

test.each([
  ['exactly a day before the start', dayMs, 3 * dayMs, dayMs],
  ['a second earlier', dayMs + secondMs, 3 * dayMs, undefined],
  ['begun, with a day left', -hourMs, dayMs, dayMs],
  ['begun, with more than a day left', -hourMs, dayMs + secondMs, undefined],
  ['ended', -dayMs, 0, undefined],
])('CANCEL ORDER, %s', (_, start, end, left) => {
  const period = { startDate: at(start), endDate: at(end) }
  expect(orderCountdown({ ...paid, ...period }, now)).toBe(left)
})

test.each([
  ['pending', null],
  ['approved', null],
  ['approved', 'error'],
  ['disapproved', 'successful'],
  ['expired', null],
] as const)('CANCEL ORDER does not show when %s with payment %s', (approvalStatus, payment) => {
  const period = { startDate: at(hourMs), endDate: at(dayMs) }
  const booking = { approvalStatus, paymentStatus: payment, ...period }
  expect(orderCountdown(booking, now)).toBeUndefined()
})

test('the time left is told in hours, minutes and seconds', () => {
  expect(countdownText(dayMs)).toBe('24h 00m 00s')
  expect(countdownText(5 * hourMs + 61 * secondMs + 999)).toBe('05h 01m 01s')
})
