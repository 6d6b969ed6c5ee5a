import { formatPence, pence } from '#foundation/rules/money.ts'

/** Such as £12.50. */
export function moneyText(amountPence: number): string {
  return formatPence(pence(amountPence))
}

/** Such as +£12.50 for money received and −£12.50 for money paid. */
export function signedMoneyText(amountPence: number): string {
  return `${amountPence > 0 ? '+' : ''}${moneyText(amountPence)}`
}
