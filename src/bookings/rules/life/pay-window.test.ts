import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { payWindowWords } from './pay-window.ts'

const now = new Date('2026-03-03T12:00:00Z')
const words = (end: Date) => payWindowWords('Ada', 24, end, now)

it('promises the hours only where what is paid for goes on for so long', () => {
  expect(words(after(now, 48 * hourMs))).toBe('Ada is told at once and has 24 hours to pay.')
  expect(words(after(now, 3 * hourMs))).toBe(
    'Ada is told at once and can pay until 3 March 2026, 15:00.',
  )
  expect(words(after(now, 12 * hourMs))).toBe(
    'Ada is told at once and can pay until the end of 3 March 2026.',
  )
})
