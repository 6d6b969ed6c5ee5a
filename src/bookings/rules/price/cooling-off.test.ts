import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { beginsWithin, coolingOffOf } from './cooling-off.ts'
import { refundFor } from './refund.ts'

const agreedAt = new Date('2026-03-20T22:30Z')
const trader = { hostKind: 'trader', agreedAt, startAskedAt: null } as const
const until = new Date('2026-04-03T23:00Z')

describe('the time to think again', () => {
  it('ends with the fourteenth day in London, also where the clocks change', () => {
    expect(coolingOffOf(trader, policy)).toEqual({ until, startAsked: false })
    const late = { ...trader, agreedAt: new Date('2026-07-01T23:30Z') }
    expect(coolingOffOf(late, policy)?.until).toEqual(new Date('2026-07-16T23:00Z'))
  })

  it('is owed by nobody who lets as a private person, and before nothing is agreed', () => {
    for (const hostKind of ['private', null] as const) {
      expect(coolingOffOf({ ...trader, hostKind }, policy)).toBeNull()
    }
    expect(coolingOffOf({ ...trader, agreedAt: null }, policy)).toBeNull()
  })

  it('is asked about only where the storage begins before it is over', () => {
    const coolingOff = { until, startAsked: false }
    const period = (start: Date) => ({ start, end: after(start, dayMs) })
    expect(beginsWithin(coolingOff, period(after(until, -1)))).toBe(true)
    expect(beginsWithin(coolingOff, period(until))).toBe(false)
  })
})

describe('a refund for who thinks again', () => {
  const paid = pence(10_000)
  const start = new Date('2026-03-24T09:00Z')
  const period = { start, end: after(start, 100 * hourMs) }
  const refund = (now: Date, startAsked: boolean, amount = paid) =>
    refundFor('renter', { paid: amount, period, now, policy, coolingOff: { until, startAsked } })

  it('is everything, without a fee, where the start was not asked for', () => {
    for (const hours of [-10, 0, 50, 99]) {
      expect(refund(after(start, hours * hourMs), false)).toEqual({ amount: paid, fee: 0 })
    }
  })

  it('is what is left after the hours that have begun, where it was', () => {
    expect(refund(start, true)).toEqual({ amount: paid, fee: 0 })
    expect(refund(after(start, 1), true)).toEqual({ amount: 9900, fee: 0 })
    expect(refund(after(start, 40 * hourMs), true)).toEqual({ amount: 6000, fee: 0 })
    expect(refund(after(start, 99.5 * hourMs), true)).toEqual({ amount: 0, fee: 0 })
  })

  it('is the usual one when the time is over', () => {
    const far = { start: after(until, dayMs), end: after(until, 3 * dayMs) }
    const facts = { paid, period: far, policy, coolingOff: { until, startAsked: false } }
    expect(refundFor('renter', { ...facts, now: until })).toEqual({ amount: 8000, fee: 2000 })
  })

  it('is never less than the usual one, and never more than was paid', () => {
    const hours = fc.integer({ min: -200, max: 300 })
    const amounts = fc.integer({ min: 0, max: 1e8 }).map(pence)
    fc.assert(
      fc.property(hours, fc.boolean(), amounts, (hour, startAsked, amount) => {
        const now = after(start, hour * hourMs)
        const usual = refundFor('renter', { paid: amount, period, now, policy, coolingOff: null })
        const got = refund(now, startAsked, amount)
        expect(got.amount).toBeGreaterThanOrEqual(usual.amount)
        expect(got.amount + got.fee).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
