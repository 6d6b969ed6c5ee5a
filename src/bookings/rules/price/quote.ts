import { formatPence, type Pence, pence, sumPence, timesPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { BookingType } from '../term/term.ts'

export type LineKind = 'rent' | 'moving' | 'packing' | 'tax' | 'rounding'

export interface QuoteLine {
  kind: LineKind
  label: string
  amount: Pence
}

export interface QuoteRequest {
  type: BookingType
  time: number
  unitPrice: Pence
  moving: { costPerKm: Pence; distanceKm: number } | null
  packing: boolean
  policy: Policy
}

export interface Sums {
  lines: readonly QuoteLine[]
  subtotal: Pence
  tax: Pence
  total: Pence
}

export interface Quote extends Sums {
  type: BookingType
  time: number
  unitPrice: Pence
}

/**
 * The server charges with this function and the browser previews with it, so the two prices cannot
 * differ.
 */
export function quote({ type, time, unitPrice, moving, packing, policy }: QuoteRequest): Quote {
  const rent = line('rent', rentLabel(type, time, unitPrice), pence(unitPrice * time))
  const extras = [
    ...(moving ? [movingLine(moving)] : []),
    ...(packing ? [line('packing', 'Packing', policy.packingPrice)] : []),
  ]
  return { ...addUp([rent, ...extras], policy), type, time, unitPrice }
}

/** The same rent and distance, priced under other terms. */
export function underTerms(lines: readonly QuoteLine[], policy: Policy): Sums {
  const kept = lines.filter(({ kind }) => kind === 'rent' || kind === 'moving')
  const packing = lines.filter(({ kind }) => kind === 'packing')
  const repriced = packing.map(item => ({ ...item, amount: policy.packingPrice }))
  return addUp([...kept, ...repriced], policy)
}

/** Without moving and packing, which are paid once with the first month. */
export function rentAlone({ lines, policy }: Pick<Quote, 'lines'> & { policy: Policy }): Sums {
  return underTerms(
    lines.filter(({ kind }) => kind === 'rent'),
    policy,
  )
}

/** The total of a quote without its lines. Fast enough to sort hundreds of spaces. */
export function totalOf({ time, unitPrice, moving, packing, policy }: QuoteRequest): Pence {
  const way = moving ? timesPence(moving.costPerKm, moving.distanceKm) : 0
  return withTax(pence(unitPrice * time + way + (packing ? policy.packingPrice : 0)), policy)
}

function addUp(net: readonly QuoteLine[], policy: Policy): Sums {
  const subtotal = sumPence(net.map(item => item.amount))
  const tax = timesPence(subtotal, policy.taxRate)
  const total = withTax(subtotal, policy)
  const rounding = pence(total - subtotal - tax)
  const lines = [
    ...net,
    line('tax', policy.taxLabel, tax),
    ...(rounding === 0 ? [] : [line('rounding', 'Rounding to whole pounds', rounding)]),
  ]
  return { lines, subtotal, tax, total }
}

/** In whole pounds. */
function withTax(subtotal: Pence, policy: Policy): Pence {
  const permilleWithTax = Math.round((1 + policy.taxRate) * 1000)
  return pence(Math.round((subtotal * permilleWithTax) / 100_000) * 100)
}

export interface Earnings {
  gross: Pence
  commission: Pence
  net: Pence
}

/** The host's share comes from rent, moving and packing. Tax and rounding do not change it. */
export function earnings(subtotal: Pence, policy: Policy): Earnings {
  const commission = timesPence(subtotal, policy.commissionRate)
  return { gross: subtotal, commission, net: pence(subtotal - commission) }
}

function line(kind: LineKind, label: string, amount: Pence): QuoteLine {
  return { kind, label, amount }
}

function movingLine({ costPerKm, distanceKm }: { costPerKm: Pence; distanceKm: number }) {
  const label = `Moving, ${distanceKm} km at ${formatPence(costPerKm)} a km`
  return line('moving', label, timesPence(costPerKm, distanceKm))
}

function rentLabel(type: BookingType, time: number, unitPrice: Pence): string {
  const price = formatPence(unitPrice)
  if (type === 'hourly') {
    return time === 1 ? `1 hour at ${price}` : `${time} hours at ${price} an hour`
  }
  return time === 1 ? `1 month at ${price}` : `${time} months at ${price} a month`
}
