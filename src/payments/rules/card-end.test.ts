import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type CardFacts, isCardDone } from './card-end.ts'

const now = new Date('2026-11-10T12:00:00Z')
const running = { start: after(now, -dayMs), end: after(now, 1) }
const over = { start: after(now, -dayMs), end: now }

const isDone = (facts: Partial<CardFacts>) =>
  isCardDone(
    {
      ...{ stage: 'paid', period: running, paidAt: running.start, isSettled: false },
      ...{ instalments: false, noticeBy: null, ...facts },
    },
    now,
  )

describe('a kept card is not wanted any more', () => {
  it.each<[string, Partial<CardFacts>]>([
    ['after the end', { period: over }],
    ['after the end by notice', { period: over, noticeBy: 'renter' }],
    ['when all parts of a fixed term are paid', { instalments: true }],
    [
      'once what a cancelled booking gives back is under way',
      { stage: 'cancelled', isSettled: true },
    ],
    ['where a request was withdrawn', { stage: 'cancelled', paidAt: null }],
    ['where a request came to nothing', { stage: 'expired', paidAt: null }],
    ['where a request was declined', { stage: 'disapproved', paidAt: null }],
  ])('%s', (_, facts) => expect(isDone(facts)).toBe(true))

  it.each<[string, Partial<CardFacts>]>([
    ['while the booking goes on', {}],
    ['while a notice may be taken back', { noticeBy: 'renter' }],
    ['while the notice about an unpaid part may be', { instalments: true, noticeBy: 'host' }],
    ['before a cancelled booking gives back what it promised', { stage: 'cancelled' }],
    ['before the first payment', { stage: 'approved', paidAt: null }],
  ])('but not %s', (_, facts) => expect(isDone(facts)).toBe(false))
})
