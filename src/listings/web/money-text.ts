import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'

/** £100, but £2.50. */
export function poundsText(pounds: number): string {
  return formatPence(penceFromPounds(pounds))
}
