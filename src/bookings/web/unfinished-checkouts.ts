import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { BrowserStore } from '#foundation/web/browser-stores.ts'
import type { BookingDraft } from './draft.ts'

const key = 'holdall.begun'
const most = 3
export const keptForDays = 7

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
  const others = current(local, begun.begunAt).filter(isOfAnother(begun.draft.listingId))
  write(local, [begun, ...others])
}

export function forgetUnfinished(local: BrowserStore, listingId: string): void {
  write(local, readAll(local).filter(isOfAnother(listingId)))
}

/** Those that are older are deleted. */
export function unfinishedCheckouts(
  local: BrowserStore,
  ownerId: string,
  now: Date,
): UnfinishedCheckout[] {
  const all = current(local, now.getTime())
  write(local, all)
  return all.filter(one => one.ownerId === ownerId)
}

function isOfAnother(listingId: string) {
  return ({ draft }: UnfinishedCheckout) => draft.listingId !== listingId
}

function current(local: BrowserStore, now: number): UnfinishedCheckout[] {
  return readAll(local).filter(({ begunAt }) => now - begunAt < keptForDays * dayMs)
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
