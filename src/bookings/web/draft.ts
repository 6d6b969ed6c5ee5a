import type { BookingType } from '#bookings/rules/term.ts'

/** What somebody chose on a listing's page, on its way to checkout (D88). Prices in pounds. */
export interface BookingDraft {
  listingId: string
  /** As the pickers hold them: "2026-03" by the month, "2026-03-03T14:00" London time by the hour. */
  startDate: string
  endDate: string
  totalPrice: number
  type: BookingType
  unitPrice: number
  time: number
}

type Cupboard = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keptForMs = 24 * 60 * 60 * 1000

/** One per listing, so that two tabs do not mix (D137). A full or forbidden store is no failure. */
export function keepDraft(store: Cupboard, draft: BookingDraft, now: Date): void {
  try {
    store.setItem(keyOf(draft.listingId), JSON.stringify({ ...draft, keptAt: now.getTime() }))
  } catch {
    // The booking then goes on without it: checkout asks for the dates again.
  }
}

export function readDraft(store: Cupboard, listingId: string, now: Date): BookingDraft | undefined {
  try {
    const { keptAt, ...draft } = JSON.parse(store.getItem(keyOf(listingId)) ?? 'null') ?? {}
    const isFresh = keptAt <= now.getTime() && now.getTime() - keptAt < keptForMs
    return isFresh && isDraft(draft) && draft.listingId === listingId ? draft : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(store: Cupboard, listingId: string): void {
  try {
    store.removeItem(keyOf(listingId))
  } catch {
    // Nothing was kept there either.
  }
}

function keyOf(listingId: string): string {
  return `holdall.draft.${listingId}`
}

function isDraft(value: Record<string, unknown>): value is BookingDraft & Record<string, unknown> {
  const { listingId, startDate, endDate, totalPrice, type, unitPrice, time } = value
  const texts = [listingId, startDate, endDate].every(text => typeof text === 'string')
  const numbers = [totalPrice, unitPrice, time].every(Number.isFinite)
  return texts && numbers && (type === 'hourly' || type === 'monthly')
}
