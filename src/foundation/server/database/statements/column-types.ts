import { type CustomTypesConfig, types } from 'pg'

const digitsANumberHolds = 15

/** Whole numbers arrive as numbers, and one that a number cannot hold exactly is refused. */
export function parseWholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database sent ${text}, which a number cannot hold exactly`)
  }
  return value
}

/** PostgreSQL sums bigint columns as numeric, so sums of pence come through here. */
export function parseNumeric(text: string): number {
  if (/^-?\d+$/.test(text)) return parseWholeNumber(text)
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length > digitsANumberHolds || !Number.isFinite(Number(text))) {
    throw new RangeError(`The database sent ${text}, which a number cannot hold exactly`)
  }
  return Number(text)
}

/** A date or a time without a zone is not an instant, so it stays a text. */
const asText = (text: string) => text

const ownParsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseWholeNumber],
  [types.builtins.NUMERIC, parseNumeric],
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
])

export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    ownParsers.get(oid) ?? types.getTypeParser(oid, format),
}
