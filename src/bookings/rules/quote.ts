import { formatPence, type Pence, pence, sumPence, timesPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { BookingType } from './term.ts'

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

export interface Quote {
  lines: readonly QuoteLine[]
  type: BookingType
  time: number
  unitPrice: Pence
  subtotal: Pence
  tax: Pence
  total: Pence
}

/** The one place where a price is made; the server charges it and the browser previews it. */
export function quote({ type, time, unitPrice, moving, packing, policy }: QuoteRequest): Quote {
  const rent = line('rent', rentLabel(type, time, unitPrice), pence(unitPrice * time))
  const extras = [
    ...(moving ? [movingLine(moving)] : []),
    ...(packing ? [line('packing', 'Packing', policy.packingPrice)] : []),
  ]
  const subtotal = sumPence([rent, ...extras].map(item => item.amount))
  const tax = timesPence(subtotal, policy.taxRate)
  const permilleWithTax = Math.round((1 + policy.taxRate) * 1000)
  const total = pence(Math.round((subtotal * permilleWithTax) / 100_000) * 100)
  const rounding = pence(total - subtotal - tax)
  const lines = [
    rent,
    ...extras,
    line('tax', policy.taxLabel, tax),
    ...(rounding === 0 ? [] : [line('rounding', 'Rounding to whole pounds', rounding)]),
  ]
  return { lines, type, time, unitPrice, subtotal, tax, total }
}

export interface Earnings {
  gross: Pence
  commission: Pence
  net: Pence
}

/** The host's share is of rent and moving; tax and rounding never touch it (D40). */
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
