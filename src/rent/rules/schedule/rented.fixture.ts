import fc from 'fast-check'
import { quote } from '#bookings/rules/price/quote.ts'
import { readTerm, type Term } from '#bookings/rules/term/term.ts'
import { pence } from '#foundation/rules/money.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { dayOf, monthAt, next } from './months.ts'
import { type Rented, type Rhythm, scheduleOf } from './schedule.ts'

interface Wish {
  rhythm: Rhythm
  now: Date
  from: string
  months?: number
  rate?: number
  km?: number
}

export function rented({ rhythm, now, from, months = 1, rate = 100_00, km }: Wish): Rented {
  const term = fixedTerm(now, from, next(from, months - 1))
  const moving = km === undefined ? null : { costPerKm: pence(150), distanceKm: km }
  const time = rhythm === 'rolling' ? 1 : term.time
  const asked = { type: 'monthly', time, unitPrice: pence(rate), moving, packing: false } as const
  const { start } = term.period
  return {
    ...quote({ ...asked, policy }),
    rhythm,
    laterRents: [],
    period: rhythm === 'rolling' ? { start, end: openEnd } : term.period,
    agreedAt: now,
    policy,
    agreement: { hostKind: 'private', agreedAt: now, startAskedAt: null },
  }
}

function fixedTerm(now: Date, from: string, to: string): Term {
  const term = readTerm('monthly', from, to, { now, notice: {} })
  if (typeof term === 'string') throw new Error(term)
  return term
}

export const wishes = fc.record({
  now: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map(at => new Date(Math.floor(at.getTime() / 1000) * 1000)),
  ahead: fc.integer({ min: 0, max: 14 }),
  months: fc.integer({ min: 1, max: 24 }),
  rate: fc.integer({ min: 1, max: 2_000_00 }),
  km: fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined }),
  rhythm: fc.constantFrom<Rhythm>('at once', 'in parts', 'rolling'),
})

type AnyWish = typeof wishes extends fc.Arbitrary<infer Each> ? Each : never

export function anyRented({ ahead, ...wish }: AnyWish) {
  const booking = rented({ ...wish, from: next(monthAt(wish.now), ahead) })
  const last = next(monthAt(wish.now), ahead + wish.months)
  return { booking, schedule: scheduleOf(booking, dayOf(last, 1)), ...wish }
}
