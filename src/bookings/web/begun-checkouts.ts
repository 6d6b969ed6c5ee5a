import { type BookingDraft, keepDraft, readDraft } from './draft.ts'

const key = 'holdall.begun'
const most = 3
const keptForMs = 7 * 24 * 60 * 60 * 1000

/** A checkout that was begun and not finished: only in this browser, and without any address. */
export interface BegunCheckout {
  /** Whose it is: others may use this browser too. */
  ownerId: string
  title: string
  draft: BookingDraft
  begunAt: number
}

type Cupboard = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was chosen for a space, the latest first. */
export function rememberBegun(
  { local, tab }: { local: Cupboard; tab: Cupboard },
  { listingId, ...whose }: { listingId: string; ownerId: string; title: string },
  now: Date,
): void {
  const draft = readDraft(tab, listingId, now)
  if (!draft) return
  const others = readAll(local).filter(one => one.draft.listingId !== listingId)
  write(local, [{ ...whose, draft, begunAt: now.getTime() }, ...others])
}

export function forgetBegun(local: Cupboard, listingId: string): void {
  write(
    local,
    readAll(local).filter(one => one.draft.listingId !== listingId),
  )
}

export function begunCheckouts(local: Cupboard, ownerId: string, now: Date): BegunCheckout[] {
  return readAll(local).filter(
    one => one.ownerId === ownerId && now.getTime() - one.begunAt < keptForMs,
  )
}

/** The dates are then where the checkout looks for them; newer ones of this tab stay. */
export function takeUp({ draft }: BegunCheckout, tab: Cupboard, now: Date): void {
  if (!readDraft(tab, draft.listingId, now)) keepDraft(tab, draft, now)
}

function readAll(local: Cupboard): BegunCheckout[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBegun).slice(0, most) : []
  } catch {
    return []
  }
}

function write(local: Cupboard, all: readonly BegunCheckout[]): void {
  try {
    if (all.length === 0) local.removeItem(key)
    else local.setItem(key, JSON.stringify(all.slice(0, most)))
  } catch {
    // Where nothing can be kept, nothing is offered.
  }
}

function isBegun(value: unknown): value is BegunCheckout {
  if (typeof value !== 'object' || value === null) return false
  const { ownerId, title, begunAt, draft } = value as Record<string, unknown>
  const isNamed = typeof ownerId === 'string' && typeof title === 'string'
  const { listingId } = (draft ?? {}) as Record<string, unknown>
  return isNamed && typeof begunAt === 'number' && typeof listingId === 'string'
}
