import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { BrowserStore } from '#foundation/web/browser-stores.ts'
import type { BookingDraft } from './draft.ts'

const key = 'holdall.begun'
const most = 3
const keptForMs = 7 * dayMs

/** A checkout that was not finished. Kept only in this browser, and without an address. */
export interface UnfinishedCheckout {
  /** Other people may use this browser too. */
  ownerId: string
  title: string
  draft: BookingDraft
  begunAt: number
}

/** Latest first, one per space. */
export function addUnfinished(local: BrowserStore, begun: UnfinishedCheckout): void {
  const others = readAll(local).filter(one => one.draft.listingId !== begun.draft.listingId)
  write(local, [begun, ...others])
}

export function forgetUnfinished(local: BrowserStore, listingId: string): void {
  write(
    local,
    readAll(local).filter(one => one.draft.listingId !== listingId),
  )
}

export function unfinishedCheckouts(
  local: BrowserStore,
  ownerId: string,
  now: Date,
): UnfinishedCheckout[] {
  return readAll(local).filter(
    one => one.ownerId === ownerId && now.getTime() - one.begunAt < keptForMs,
  )
}

function readAll(local: BrowserStore): UnfinishedCheckout[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnfinished).slice(0, most) : []
  } catch {
    return []
  }
}

function write(local: BrowserStore, all: readonly UnfinishedCheckout[]): void {
  try {
    if (all.length === 0) local.removeItem(key)
    else local.setItem(key, JSON.stringify(all.slice(0, most)))
  } catch {
    // A browser may refuse to store anything. Then nothing is offered.
  }
}

function isUnfinished(value: unknown): value is UnfinishedCheckout {
  if (typeof value !== 'object' || value === null) return false
  const { ownerId, title, begunAt, draft } = value as Record<string, unknown>
  const isNamed = typeof ownerId === 'string' && typeof title === 'string'
  const { listingId } = (draft ?? {}) as Record<string, unknown>
  return isNamed && typeof begunAt === 'number' && typeof listingId === 'string'
}
