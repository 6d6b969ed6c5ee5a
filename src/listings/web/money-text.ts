import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'

/** Pounds as the wire has them, for people: £100, £2.50. */
export function poundsText(pounds: number): string {
  return formatPence(penceFromPounds(pounds))
}
