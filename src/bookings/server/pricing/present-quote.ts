import { beginsWithin, coolingOffOf } from '#bookings/rules/price/cooling-off.ts'
import { maySplit, splitIntoMonths } from '#bookings/rules/price/parts.ts'
import { type Quote, type QuoteLine, rentAlone } from '#bookings/rules/price/quote.ts'
import { refundUntil } from '#bookings/rules/price/refund.ts'
import type { QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { isOpenEnded, presentEnd } from '#foundation/rules/time/open-end.ts'
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
    endDate: presentEnd(term.period.end),
    rent: isOpenEnded(term.period.end) ? presentMonthly(quote.lines, policy) : null,
    instalments: maySplit(term) && !isOpenEnded(term.period.end) ? presentParts(quote) : null,
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

function presentParts(quote: Quote): QuoteAnswer['instalments'] {
  const [first, monthly] = splitIntoMonths(quote, quote.time)
  if (!first || !monthly) return null
  return {
    months: quote.time,
    first: poundsFromPence(first.amount),
    firstPence: first.amount,
    monthly: poundsFromPence(monthly.amount),
    monthlyPence: monthly.amount,
  }
}

export function presentMonthly(lines: readonly QuoteLine[], policy: Policy) {
  const { total } = rentAlone({ lines, policy })
  return { monthly: poundsFromPence(total), monthlyPence: total }
}

export function presentLines(lines: readonly QuoteLine[]) {
  return lines.map(({ kind, label, amount }) => ({
    kind,
    label,
    amount: poundsFromPence(amount),
    amountPence: amount,
  }))
}
