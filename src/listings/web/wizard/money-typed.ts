const pence = /^\d*,\d{0,2}$/
const thousands = /^\d{1,3}(,\d{3})+$/

/**
 * Digits, and at most two after the point. Some phones have a comma in its place, so one is kept
 * where it may stand before pence.
 */
export function amountAsTyped(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  if (pence.test(kept) || thousands.test(kept)) return kept
  const [pounds = '', ...rest] = kept.replaceAll(',', '').split('.')
  return rest.length === 0 ? pounds : `${pounds}.${rest.join('').slice(0, 2)}`
}

/** 12, but 0.80. */
export function amountText(pounds: number): string {
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

/** Steppers add binary fractions, such as 0.1 + 0.2; this ends at whole pence. */
export function wholePence(pounds: number): number {
  return Math.round(pounds * 100) / 100
}
