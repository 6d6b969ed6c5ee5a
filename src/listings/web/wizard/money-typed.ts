/** What of a typed text can be an amount in pounds: digits and at most two after the point. */
export function moneyText(typed: string): string {
  const [pounds = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? pounds : `${pounds}.${rest.join('').slice(0, 2)}`
}

/** As people write an amount: 12, but 0.80. */
export function amountText(pounds: number): string {
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

export function poundsTyped(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}

/** Steppers add in binary fractions; pence end those. */
export function wholePence(pounds: number): number {
  return Math.round(pounds * 100) / 100
}
