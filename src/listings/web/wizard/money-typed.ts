/** Digits, and at most two after the point. */
export function moneyText(typed: string): string {
  const [pounds = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? pounds : `${pounds}.${rest.join('').slice(0, 2)}`
}

/** 12, but 0.80. */
export function amountText(pounds: number): string {
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

export function poundsTyped(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}

/** Steppers add binary fractions, such as 0.1 + 0.2; this ends at whole pence. */
export function wholePence(pounds: number): number {
  return Math.round(pounds * 100) / 100
}
