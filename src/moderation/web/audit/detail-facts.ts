import { formatPence, pence } from '#foundation/rules/money.ts'

/** Stored in pence under these names. */
const amounts: Readonly<Record<string, string>> = { refund: 'refund', fee: 'fee', pence: 'amount' }

/** Money is shown in pounds. */
export function detailFacts(details: unknown): [name: string, value: string][] {
  if (details === null || typeof details !== 'object') return []
  // PostgreSQL sorts the keys of JSON by length, which would put "to" before "from".
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
