import { formatPence, pence } from '#foundation/rules/money.ts'

/** £12.50 */
export function moneyText(amountPence: number): string {
  return formatPence(pence(amountPence))
}

/** +£12.50 for what came, −£12.50 for what went. */
export function signedMoneyText(amountPence: number): string {
  return `${amountPence > 0 ? '+' : ''}${moneyText(amountPence)}`
}
