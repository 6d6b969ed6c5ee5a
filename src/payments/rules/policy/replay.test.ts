import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#bookings/rules/price/quote.ts'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy, type Policy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { outcomeUnder, type Replayed, replay } from './replay.ts'

const policies: fc.Arbitrary<Policy> = fc
  .record({
    taxRate: fc.integer({ min: 0, max: 250 }).map(permille => permille / 1000),
    commissionRate: fc.integer({ min: 0, max: 500 }).map(permille => permille / 1000),
    cancellationFee: fc.integer({ min: 0, max: 20_000 }).map(pence),
    feeKeptBy: fc.constantFrom('platform' as const, 'host' as const),
    packingPrice: fc.integer({ min: 0, max: 50_000 }).map(pence),
    refundWindowHours: fc.integer({ min: 0, max: 168 }),
  })
  .map(values => ({ ...firstPolicy, ...values }))

const start = new Date('2026-10-01T09:00:00Z')
const agreement = { hostKind: null, agreedAt: null, startAskedAt: null }
const period = { start, end: after(start, 200 * hourMs) }

const bookings = fc
  .record({
    policy: policies,
    time: fc.integer({ min: 1, max: 200 }),
    unitPrice: fc.integer({ min: 50, max: 100_000 }).map(pence),
    packing: fc.boolean(),
    moving: fc.option(
      fc.record({
        costPerKm: fc.integer({ min: 0, max: 500 }).map(pence),
        distanceKm: fc.integer({ min: 0, max: 300 }),
      }),
    ),
    cancelledBy: fc.constantFrom(null, 'renter' as const, 'host' as const, 'operator' as const),
    cancelledAfterHours: fc.integer({ min: -200, max: 199 }),
  })
  .map(({ cancelledBy, cancelledAfterHours, ...wish }) => {
    const price = quote({ type: 'hourly', ...wish })
    const booking: Replayed = {
      id: 'one',
      listingId: 'a space',
      hostId: 'somebody',
      agreement,
      period,
      lines: price.lines,
      policy: wish.policy,
      cancelledBy,
      cancelledAt: cancelledBy && after(start, cancelledAfterHours * hourMs),
    }
    return { booking, price }
  })

describe('what a booking comes to, told again', () => {
  it('under its own terms is what was charged, to the penny', () => {
    fc.assert(
      fc.property(bookings, ({ booking, price }) => {
        const { price: told, tax } = outcomeUnder({ ...booking, cancelledBy: null }, booking.policy)
        expect([told, tax]).toEqual([price.total, price.tax])
      }),
      { numRuns: 1000 },
    )
  })

  it('under any terms gives away no more and no less than was paid, but for the rounding', () => {
    fc.assert(
      fc.property(bookings, policies, ({ booking }, policy) => {
        const { price, tax, commission, hosts, refunds, fees } = outcomeUnder(booking, policy)
        const isUnwound = refunds + fees > 0
        const given = isUnwound ? refunds + fees : tax + commission + hosts
        expect(Math.abs(price - given)).toBeLessThanOrEqual(isUnwound ? 0 : 50)
      }),
      { numRuns: 1000 },
    )
  })

  it('changes nothing where nothing is proposed, and adds up over many', () => {
    fc.assert(
      fc.property(fc.array(bookings, { maxLength: 8 }), policies, (told, proposed) => {
        const all = told.map(({ booking }) => ({ ...booking, policy: proposed }))
        const { before, after: then, changed } = replay(all, proposed)
        expect(then).toEqual(before)
        expect(changed).toBe(0)
        const prices = all.map(booking => outcomeUnder(booking, proposed).price)
        expect(before.price).toBe(prices.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('names those first that change most', () => {
    const wish = { type: 'hourly', packing: false, moving: null, policy: firstPolicy } as const
    const of = (id: string, time: number): Replayed => ({
      ...{ id, listingId: 'a space', hostId: 'somebody', period, policy: firstPolicy },
      ...{ cancelledAt: null, cancelledBy: null, agreement },
      lines: quote({ ...wish, time, unitPrice: pence(1000) }).lines,
    })
    const proposed = { ...firstPolicy, commissionRate: 0.1 }
    const { greatest } = replay([of('small', 1), of('great', 50), of('middle', 9)], proposed)
    expect(greatest.map(({ booking }) => booking.id)).toEqual(['great', 'middle', 'small'])
    expect(greatest[0]?.after.commission).toBe(5000)
  })
})
