import { formatPence, pence } from '#foundation/rules/money.ts'

/** What the log keeps in whole pence, and what people call it. */
const amounts: Readonly<Record<string, string>> = { refund: 'refund', fee: 'fee', pence: 'amount' }

/** The details of an entry as people read them, name and value; money in pounds. */
export function detailFacts(details: unknown): [name: string, value: string][] {
  if (details === null || typeof details !== 'object') return []
  // The database sorts names by their length, which tells where something went before where it was.
  const { by, from, to, ...others } = details as Record<string, unknown>
  return Object.entries({ by, from, to, ...others })
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const amount = amounts[name]
      if (amount && typeof value === 'number' && Number.isSafeInteger(value)) {
        return [amount, formatPence(pence(value))]
      }
      return [name, typeof value === 'string' ? value : JSON.stringify(value)]
    })
}
