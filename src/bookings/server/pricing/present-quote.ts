import { beginsWithin, coolingOffOf } from '#bookings/rules/price/cooling-off.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import { refundUntil } from '#bookings/rules/price/refund.ts'
import type { QuoteAnswer } from '#bookings/rules/wire.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { PricedBooking } from './price-booking.ts'

export function presentQuote(
  { listing, quote, term, pickup, policy }: PricedBooking,
  now: Date,
): QuoteAnswer {
  const { hostKind } = listing
  const coolingOff = coolingOffOf({ hostKind, agreedAt: now, startAskedAt: null }, policy)
  return {
    lines: presentLines(quote.lines),
    type: quote.type,
    startDate: term.period.start.toISOString(),
    endDate: term.period.end.toISOString(),
    time: quote.time,
    unitPrice: poundsFromPence(quote.unitPrice),
    unitPricePence: quote.unitPrice,
    subtotal: poundsFromPence(quote.subtotal),
    subtotalPence: quote.subtotal,
    tax: poundsFromPence(quote.tax),
    taxPence: quote.tax,
    total: poundsFromPence(quote.total),
    totalPence: quote.total,
    distanceKm: pickup?.distanceKm ?? null,
    currency: 'GBP',
    refundUntil: refundUntil(term.period, policy).toISOString(),
    coolingOff: coolingOff && {
      until: coolingOff.until.toISOString(),
      beginsWithin: beginsWithin(coolingOff, term.period),
    },
    policyVersion: policy.version,
  }
}

export function presentLines(lines: readonly QuoteLine[]) {
  return lines.map(({ kind, label, amount }) => ({
    kind,
    label,
    amount: poundsFromPence(amount),
    amountPence: amount,
  }))
}
