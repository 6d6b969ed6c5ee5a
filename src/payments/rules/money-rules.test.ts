import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#bookings/rules/price/quote.ts'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { postings } from './ledger.ts'
import { planPayouts } from './payout-plan.ts'
import { payoutSlices } from './payout-slices.ts'
import { shareAgain, shareOf, sharesAfter, splitPayment, totalOf } from './split.ts'

const policy = firstPolicy

const quotes = fc
  .record({
    type: fc.constantFrom('hourly' as const, 'monthly' as const),
    time: fc.integer({ min: 1, max: 24 }),
    unitPrice: fc.integer({ min: 1, max: 500_000 }).map(pence),
    moving: fc.option(
      fc.record({
        costPerKm: fc.integer({ min: 0, max: 2000 }).map(pence),
        distanceKm: fc.double({ min: 0, max: 500, noNaN: true }),
      }),
    ),
    packing: fc.boolean(),
  })
  .map(request => quote({ ...request, policy }))
  .filter(price => price.total > 0)

const none = { host: pence(0), commission: pence(0), tax: pence(0), rounding: pence(0) }
const sum = (lines: readonly { pence: Pence }[]) => sumPence(lines.map(line => line.pence))

describe('who gets what of a payment', () => {
  it('is what the worked example says', () => {
    const moving = { costPerKm: pence(200), distanceKm: 12 }
    const request = { type: 'monthly', time: 3, unitPrice: pence(10_000), packing: false } as const
    const example = quote({ ...request, moving, policy })
    expect(splitPayment({ ...example, policy })).toEqual({
      host: 25_920,
      commission: 6_480,
      tax: 2_430,
      rounding: -30,
    })
  })

  it('adds up to the payment for every price there is', () => {
    fc.assert(
      fc.property(quotes, ({ total, subtotal, tax }) => {
        const split = splitPayment({ total, subtotal, tax, policy })
        expect(sumPence(Object.values(split))).toBe(total)
        expect(split.host + split.commission).toBe(subtotal)
      }),
      { numRuns: 2000 },
    )
  })

  it('is paid out to the penny, the first part a day after the start, then month by month', () => {
    const starts = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') })
    fc.assert(
      fc.property(
        quotes,
        starts.filter(date => !Number.isNaN(date.getTime())),
        ({ type, time, subtotal, total, tax }, start) => {
          const { host: amount } = splitPayment({ total, subtotal, tax, policy })
          const slices = payoutSlices({ amount, type, time, start, policy })
          expect(sumPence(slices.map(slice => slice.amount))).toBe(amount)
          const times = slices.map(slice => slice.releaseAt.getTime())
          expect(times).toEqual(times.toSorted((one, other) => one - other))
          if (amount > 0) expect(times[0]).toBe(start.getTime() + 24 * hourMs)
        },
      ),
    )
  })

  it('is released on the second of each later month, by the clock in London', () => {
    const slices = payoutSlices({
      amount: pence(10_000),
      type: 'monthly',
      time: 3,
      start: new Date('2026-09-12T10:00:00Z'),
      policy,
    })
    expect(slices.map(({ amount, releaseAt }) => [amount, releaseAt.toISOString()])).toEqual([
      [3333, '2026-09-13T10:00:00.000Z'],
      [3334, '2026-10-01T23:00:00.000Z'],
      [3333, '2026-11-02T00:00:00.000Z'],
    ])
  })
})

describe('what is kept of a payment', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const splits = fc.tuple(quotes, part).map(([price, of]) => {
    const whole = splitPayment({ ...price, policy })
    return { whole, total: price.total, kept: pence(Math.round(price.total * of)) }
  })

  it('is shared out to the penny, everybody within a penny of their part', () => {
    fc.assert(
      fc.property(splits, ({ whole, total, kept }) => {
        const shares = shareOf(whole, kept)
        expect(totalOf(shares)).toBe(kept)
        for (const who of ['host', 'commission', 'tax', 'rounding'] as const) {
          expect(Math.abs(shares[who] - (whole[who] * kept) / total)).toBeLessThanOrEqual(1)
        }
        expect(Math.min(shares.host, shares.commission, shares.tax)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves the fee with whoever keeps it, and nothing in between', () => {
    fc.assert(
      fc.property(splits, fc.constantFrom('platform', 'host'), ({ whole, total, kept }, keeper) => {
        const fee = pence(Math.min(2000, total - kept))
        const { after, ourFee } = sharesAfter(whole, whole, { kept, fee, feeKeptBy: keeper })
        expect(totalOf(after) + ourFee).toBe(kept + fee)
        expect(after.host - shareOf(whole, kept).host).toBe(keeper === 'host' ? fee : 0)
      }),
    )
  })

  it('is the host’s alone where nobody else has a part, as of a fee they kept', () => {
    fc.assert(
      fc.property(splits, part, ({ whole, total }, of) => {
        const fee = pence(Math.min(2000, total))
        const kept = pence(Math.round(fee * of))
        expect(shareAgain(whole, { ...none, host: fee }, kept)).toEqual({ ...none, host: kept })
      }),
    )
  })

  it('depends on what is kept and not on the steps', () => {
    fc.assert(
      fc.property(splits, part, ({ whole, kept }, of) => {
        const least = pence(Math.round(kept * of))
        expect(shareAgain(whole, shareOf(whole, kept), least)).toEqual(shareOf(whole, least))
      }),
      { numRuns: 2000 },
    )
  })

  it('is everything when nothing goes back, and nothing when all does', () => {
    fc.assert(
      fc.property(splits, ({ whole, total }) => {
        expect(shareOf(whole, total)).toEqual(whole)
        expect(shareOf(whole, pence(0))).toEqual(none)
        expect(() => shareOf(whole, pence(total + 1))).toThrow()
      }),
    )
  })

  it('is paid out and taken back so that the partner has it, in however many steps', () => {
    const start = new Date('2026-09-12T10:00:00Z')
    const steps = fc.array(part, { maxLength: 4 })
    fc.assert(
      fc.property(quotes, steps, (price, parts) => {
        const whole = splitPayment({ ...price, policy })
        const { type, time, total } = price
        let kept = total
        let paid: { slice: number; amount: Pence }[] = []
        for (const one of [1, ...parts]) {
          kept = pence(Math.round(kept * one))
          const amount = shareOf(whole, kept).host
          const wanted = payoutSlices({ amount, type, time, start, policy })
          const { revoke, pay } = planPayouts(wanted, paid)
          if (one === 1 && paid.length > 0) expect([revoke, pay]).toEqual([[], []])
          paid = [...paid.filter(payout => !revoke.includes(payout)), ...pay]
          expect(sumPence(paid.map(payout => payout.amount))).toBe(amount)
          expect(new Set(paid.map(payout => payout.slice)).size).toBe(paid.length)
        }
      }),
    )
  })
})

describe('what happens means in the books', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 }).map(pence)

  it('always adds up to nothing and never has an empty line', () => {
    fc.assert(
      fc.property(quotes, amounts, fc.nat(100), (price, amount, feeShare) => {
        const setOff = pence(Math.floor((amount * feeShare) / 100))
        const split = splitPayment({ ...price, policy })
        const fee = pence(Math.floor((price.total * feeShare) / 100))
        const refund = pence(price.total - fee)
        const entries = [
          postings.payment(price.total, split, 'h'),
          postings.latePayment(amount),
          postings.providerFee(amount),
          postings.cancellation({ refund, fee }, { before: split, after: none }, 'h'),
          postings.refund({ amount, setOff }),
          postings.refundFailed({ amount, setOff }),
          postings.refundByHand({ amount, setOff }),
          postings.refundOutside(amount),
          postings.refundOutsideFailed(amount, setOff),
          postings.payout({ amount, setOff }, 'h'),
          postings.reversal({ amount, setOff }, 'h'),
          postings.disputeOpened(amount),
          postings.disputeWon(amount),
          postings.disputeLost(
            { amount, stillOwed: pence(Math.min(amount, refund)) },
            { before: split, after: shareOf(split, fee) },
            'h',
          ),
        ]
        for (const lines of entries) {
          expect(sum(lines)).toBe(0)
          expect(lines.filter(line => line.pence === 0)).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves nothing but the fee with us when everything is taken back', () => {
    fc.assert(
      fc.property(quotes, price => {
        const split = splitPayment({ ...price, policy })
        const fee = pence(Math.min(price.total, 2000))
        const refund = pence(price.total - fee)
        const payout = { amount: pence(split.host || 1), setOff: pence(0) }
        const lines = [
          ...postings.payment(price.total, split, 'h'),
          ...postings.payout(payout, 'h'),
          ...postings.cancellation({ refund, fee }, { before: split, after: none }, 'h'),
          ...postings.reversal(payout, 'h'),
          ...postings.refund({ amount: refund, setOff: pence(0) }),
        ]
        const balance = (account: string) => sum(lines.filter(line => line.account === account))
        expect(balance('clearing')).toBe(fee)
        expect(0 - balance('cancellation_fees')).toBe(fee)
        for (const account of ['host:h', 'commission', 'tax', 'rounding', 'refunds_payable']) {
          expect(balance(account)).toBe(0)
        }
      }),
    )
  })
})

describe('a payout that cannot be taken back', () => {
  it('is owed, and kept from the next payout to the penny', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000 }).map(pence)
    fc.assert(
      fc.property(amounts, amounts, (lost, next) => {
        const kept = pence(Math.min(lost, next))
        const lines = [
          ...postings.payout({ amount: lost, setOff: pence(0) }, 'h'),
          ...postings.reversal({ amount: lost, setOff: lost }, 'h'),
          ...postings.payout({ amount: next, setOff: kept }, 'h'),
        ]
        const balance = (account: string) => sum(lines.filter(line => line.account === account))
        expect(balance('debt:h')).toBe(lost - kept)
        expect(balance('host:h')).toBe(next)
        expect(0 - balance('clearing')).toBe(lost + next - kept)
      }),
    )
  })
})
