interface ReceiptSearch {
  /** Which month of what is paid month by month, such as 2026-12. */
  month?: string
}

export function receiptSearch({ month }: Record<string, unknown>): ReceiptSearch {
  return typeof month === 'string' && /^\d{4}-\d\d$/.test(month) ? { month } : {}
}
