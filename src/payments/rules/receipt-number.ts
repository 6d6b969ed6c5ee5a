import { inLondon } from '#foundation/rules/time/london-time.ts'

/** The month in London, as for every other date on the receipt. */
export function receiptNumber(paymentId: string, paidAt: Date): string {
  const month = inLondon(paidAt).toPlainDate().toPlainYearMonth().toString()
  return `H-${month.replace('-', '')}-${paymentId.slice(-8).toUpperCase()}`
}
