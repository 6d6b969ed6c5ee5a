import { inLondon } from '#foundation/rules/time/time.ts'

/** The month is that of the business, as on every other date of the receipt. */
export function receiptNumber(paymentId: string, paidAt: Date): string {
  const month = inLondon(paidAt).toPlainDate().toPlainYearMonth().toString()
  return `H-${month.replace('-', '')}-${paymentId.slice(-8).toUpperCase()}`
}
