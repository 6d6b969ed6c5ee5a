import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, pence, penceFromPounds, roundPence, sumPence, timesPence } from './money.ts'

describe('money', () => {
  it('refuses anything but whole pence', () => {
    expect(() => pence(10.5)).toThrow(RangeError)
    expect(() => pence(Number.NaN)).toThrow(RangeError)
    expect(() => pence(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('rounds halves away from zero, the same way for a charge and its refund', () => {
    expect(roundPence(10.5)).toBe(11)
    expect(roundPence(-10.5)).toBe(-11)
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), amount => {
        expect(roundPence(-amount) + roundPence(amount)).toBe(0)
        expect(Math.abs(roundPence(amount) - amount)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('reads pounds without the drift of binary fractions', () => {
    expect(penceFromPounds(1.005 * 100)).toBe(10050)
    expect(penceFromPounds(0.29)).toBe(29)
    expect(penceFromPounds(1234.56)).toBe(123456)
  })

  it('multiplies by decimals as on paper, where a half is exactly a half', () => {
    expect(timesPence(pence(45), 2.3)).toBe(104)
    expect(timesPence(pence(-45), 2.3)).toBe(-104)
    expect(timesPence(pence(1), 0.075)).toBe(0)
    const price = fc.integer({ min: 0, max: 1_000_000 })
    const thousandths = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(price, thousandths, (amount, factor) => {
        const halves = (BigInt(amount) * BigInt(factor) * 2n + 1000n) / 2000n
        expect(timesPence(pence(amount), factor / 1000)).toBe(Number(halves))
      }),
    )
  })

  it('adds up to the penny whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), amounts => {
        const coins = amounts.map(pence)
        expect(sumPence(coins)).toBe(sumPence([...coins].reverse()))
      }),
    )
  })

  it('shows pounds as people write them', () => {
    expect(formatPence(pence(123400))).toBe('£1,234')
    expect(formatPence(pence(10750))).toBe('£107.50')
    expect(formatPence(pence(0))).toBe('£0')
  })

  it('shows any amount as the formats of the language would', () => {
    const pounds = (digits: number) =>
      new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency: 'GBP',
        minimumFractionDigits: digits,
      })
    const [whole, odd] = [pounds(0), pounds(2)]
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), amount => {
        const british = (amount % 100 === 0 ? whole : odd).format(amount / 100)
        expect(formatPence(pence(amount))).toBe(british.replace('-', '−'))
      }),
    )
  })
})
