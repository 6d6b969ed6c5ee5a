import { describe, expect, it } from 'vitest'
import { refusalFor } from '#foundation/rules/life.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { endInArrears } from '../term/notice.ts'
import { allowedActions, stageAt } from './allowed-actions.ts'
import { bookingLife } from './booking-life.ts'
import type { BookingStage } from './booking-states.ts'

const now = new Date('2026-03-03T14:00Z')
const ahead = { start: after(now, hourMs), end: after(now, 3 * hourMs) }
const over = { start: after(now, -3 * hourMs), end: now }
const standing = (stage: BookingStage, period = ahead, expiresAt: Date | null = null) => ({
  stage,
  period,
  expiresAt,
  disputed: false,
  cancelMode: 'policy' as 'policy' | 'literal',
})

describe('what each may do next', () => {
  // biome-ignore format: the columns of this table should stay aligned
  it.each([
    ['pending', ['withdraw'], ['approve', 'deny']],
    ['approved', ['pay', 'withdraw'], ['deny']],
    ['paid', ['cancel'], ['cancel']],
    ['disapproved', [], []],
    ['cancelled', [], []],
    ['expired', [], []],
  ] as const)('%s: the renter %j, the host and the operator %j', (stage, renter, host) => {
    expect(allowedActions(standing(stage), 'renter', now)).toEqual(renter)
    expect(allowedActions(standing(stage), 'host', now)).toEqual(host)
    expect(allowedActions(standing(stage), 'operator', now)).toEqual(host)
  })

  it('lets nobody cancel what has ended, to the instant', () => {
    for (const as of ['renter', 'host', 'operator'] as const) {
      expect(allowedActions(standing('paid', over), as, now)).toEqual([])
      const lastMoment = after(now, -1)
      expect(allowedActions(standing('paid', over), as, lastMoment)).toEqual(['cancel'])
    }
  })
})

it('lets nobody cancel while a bank asks for the money back', () => {
  const disputed = { ...standing('paid'), disputed: true }
  for (const as of ['renter', 'host', 'operator'] as const) {
    expect(allowedActions(disputed, as, now)).toEqual([])
  }
  expect(allowedActions({ ...standing('approved'), disputed: true }, 'renter', now)).toEqual([
    'pay',
    'withdraw',
  ])
})

it('where taken literally, lets a renter cancel only while CANCEL ORDER shows', () => {
  const far = { start: after(now, 25 * hourMs), end: after(now, 60 * hourMs) }
  const literally = { ...standing('paid', far), cancelMode: 'literal' as const }
  expect(allowedActions(literally, 'renter', now)).toEqual([])
  expect(allowedActions(literally, 'renter', after(now, hourMs))).toEqual(['cancel'])
  expect(allowedActions(literally, 'host', now)).toEqual(['cancel'])
  expect(allowedActions({ ...standing('paid', far) }, 'renter', now)).toEqual(['cancel'])
})

describe('a deadline', () => {
  it.each(['pending', 'approved'] as const)('counts for %s from the instant it passes', stage => {
    expect(stageAt(standing(stage, ahead, after(now, 1)), now)).toBe(stage)
    expect(stageAt(standing(stage, ahead, now), now)).toBe('expired')
    expect(stageAt(standing(stage), now)).toBe(stage)
    expect(allowedActions(standing(stage, ahead, now), 'renter', now)).toEqual([])
  })

  it.each(['paid', 'disapproved', 'cancelled'] as const)('means nothing once %s', stage => {
    expect(stageAt(standing(stage, ahead, now), now)).toBe(stage)
  })
})

describe('a fixed term in arrears', () => {
  const owing = {
    goesOn: false,
    moneyBackUntil: now,
    earliestEnd: now,
    noticeBy: null,
    inArrears: true,
    noticeInArrears: false,
    laterRents: [],
  }
  const noticeBy = (by: 'renter' | 'host', end: Date) => {
    const facts = { ...standing('paid', { start: now, end }), rent: owing, now, by }
    return refusalFor(bookingLife, { from: 'paid', event: 'giveNotice', by }, facts)
  }

  it('is ended by its partner only where fourteen days end it sooner', () => {
    const inTime = endInArrears(now)
    expect(noticeBy('host', after(inTime, 1))).toBeUndefined()
    expect(noticeBy('host', inTime)).toBe('notice_not_possible')
    expect(noticeBy('renter', after(inTime, 1))).toBe('notice_not_possible')
  })
})
