import { monthAt } from '#rent/rules/schedule/months.ts'

/** The month in London, as for every other date on the receipt. */
export function receiptNumber(paymentId: string, paidAt: Date): string {
  return `H-${monthAt(paidAt).replace('-', '')}-${paymentId.slice(-8).toUpperCase()}`
}
