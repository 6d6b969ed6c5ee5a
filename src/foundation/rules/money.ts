import { formatWhole } from './text/whole-numbers.ts'

/** Integer pence. The brand keeps pounds and plain numbers from being passed by accident. */
export type Pence = number & { readonly brand: 'Pence' }

export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`)
  return amount as Pence
}

/** The one rounding: half away from zero, so that refunds mirror charges. */
export function roundPence(amount: number): Pence {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount))
  return pence(rounded === 0 ? 0 : rounded)
}

/**
 * For rates and distances of up to three decimals. It multiplies whole numbers, so that a half
 * penny is rounded the right way.
 */
export function timesPence(amount: Pence, factor: number): Pence {
  return roundPence((amount * Math.round(factor * 1000)) / 1000)
}

export function penceFromPounds(pounds: number): Pence {
  return roundPence(pounds * 100)
}

export function poundsFromPence(amount: Pence): number {
  return amount / 100
}

export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce<number>((total, amount) => total + amount, 0))
}

export function formatPence(amount: Pence): string {
  const odd = Math.abs(amount) % 100
  const sign = amount < 0 ? '−' : ''
  const pounds = `${sign}£${formatWhole((Math.abs(amount) - odd) / 100)}`
  return odd === 0 ? pounds : `${pounds}.${String(odd).padStart(2, '0')}`
}
