import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { countedTo } from '#search/rules/wire.ts'
import type { SearchQuery } from './search-query.ts'

/** Where a page ended, and what was counted for the first page. */
export interface SearchCursor {
  key: number
  id: string
  seen: number
  total: number
}

/** Spaces without a price to the door come last. */
export const unpriced = 2 ** 45
const largestKey = {
  nearest: 1000,
  price: 2 ** 31 - 1,
  newest: 4e15,
  rated: 2 ** 31 - 1,
  door: unpriced,
}

type Order = SearchQuery['sort'] | 'door'

const Written = z.tuple([
  z.enum(['nearest', 'price', 'newest', 'rated', 'door']),
  z.number().min(0),
  Id,
  z.int().min(0),
  z.int().min(0),
])

export function writeCursor(sort: Order, { key, id, seen, total }: SearchCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id, seen, total])).toString('base64url')
}

/** A cursor that is not ours, or of another order, starts at the first page. */
export function readCursor(text: string | null | undefined, sort: Order): SearchCursor | null {
  if (!text) return null
  const written = Written.safeParse(parsed(text))
  if (!written.success) return null
  const [writtenSort, key, id, seen, total] = written.data
  const isWhole = sort === 'nearest' || Number.isInteger(key)
  if (writtenSort !== sort || key > largestKey[sort] || !isWhole) return null
  return { key, id, seen, total: Math.min(total, countedTo + 1) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
