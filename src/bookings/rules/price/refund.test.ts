import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { cancelOrderCountdown, refundFor, refundUntil } from './refund.ts'

const period = { start: new Date('2026-03-03T09:00Z'), end: new Date('2026-03-20T09:00Z') }
const paid = pence(10_800)
const byRenter = (now: Date, amount = paid) =>
  refundFor('renter', { paid: amount, period, now, policy, coolingOff: null })

describe('a refund', () => {
  it('can be had for 24 hours after the start, itself included', () => {
    const last = new Date('2026-03-04T09:00Z')
    expect(refundUntil(period, policy)).toEqual(last)
    expect(byRenter(last).amount).toBe(8800)
    expect(byRenter(after(last, 1)).amount).toBe(0)
  })

  it('can be had no longer than the booking lasts', () => {
    const short = { start: period.start, end: after(period.start, 3 * hourMs) }
    expect(refundUntil(short, policy)).toEqual(short.end)
  })

  it('is the price less £20 until 24 hours after the start', () => {
    const cancelled = { amount: 8800, fee: 2000 }
    expect(byRenter(after(period.start, -30 * dayMs))).toEqual(cancelled)
    expect(byRenter(period.start)).toEqual(cancelled)
    expect(byRenter(refundUntil(period, policy))).toEqual(cancelled)
  })

  it('is nothing from a moment later', () => {
    expect(byRenter(after(refundUntil(period, policy), 1))).toEqual({ amount: 0, fee: 0 })
  })

  it('is never negative: a £12 booking refunds £0', () => {
    expect(byRenter(period.start, pence(1200))).toEqual({ amount: 0, fee: 1200 })
  })

  it('is everything, at any time, when it was not the renter who cancelled', () => {
    const late = after(period.start, 10 * dayMs)
    for (const by of ['host', 'operator'] as const) {
      expect(refundFor(by, { paid, period, now: late, policy, coolingOff: null })).toEqual({
        amount: paid,
        fee: 0,
      })
    }
  })

  it('is nothing where nothing was paid', () => {
    expect(byRenter(period.start, pence(0))).toEqual({ amount: 0, fee: 0 })
  })

  it('never gives back more than was paid', () => {
    const anyTime = fc
      .integer({ min: -60, max: 60 })
      .map(hours => after(period.start, hours * hourMs))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }).map(pence), anyTime, (amount, now) => {
        const refund = byRenter(now, amount)
        expect(refund.amount).toBeGreaterThanOrEqual(0)
        expect(refund.fee).toBeGreaterThanOrEqual(0)
        expect(refund.amount + refund.fee).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe("the 'CANCEL ORDER' countdown", () => {
  it('appears exactly 86,400,000 ms before the start and not one second earlier', () => {
    expect(cancelOrderCountdown(period, after(period.start, -dayMs))).toBe(86_400_000)
    expect(cancelOrderCountdown(period, after(period.start, -dayMs - 1000))).toBeUndefined()
  })

  it('counts to the end once the booking has started', () => {
    expect(cancelOrderCountdown(period, period.start)).toBeUndefined()
    expect(cancelOrderCountdown(period, after(period.end, -dayMs))).toBe(86_400_000)
    expect(cancelOrderCountdown(period, after(period.end, -1000))).toBe(1000)
  })

  it('counts to the end from the very start of a short booking', () => {
    const short = { start: period.start, end: after(period.start, 6 * hourMs) }
    expect(cancelOrderCountdown(short, short.start)).toBe(6 * hourMs)
    expect(cancelOrderCountdown(short, after(short.start, -1))).toBe(1)
  })

  it('is gone once the booking has ended', () => {
    expect(cancelOrderCountdown(period, period.end)).toBeUndefined()
    expect(cancelOrderCountdown(period, after(period.end, dayMs))).toBeUndefined()
  })
})
