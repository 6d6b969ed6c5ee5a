import type { BookingType } from '#bookings/rules/term/term.ts'
import { isDayInCalendar } from '#foundation/rules/time/calendar.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { BrowserStore } from '#foundation/web/browser-stores.ts'
import type { PickupParts } from './checkout/pickup.ts'
import { draftKeyOf } from './draft-key.ts'

/** What somebody chose on the listing page, for the checkout. Prices in pounds. */
export interface BookingDraft {
  listingId: string
  /**
   * In the format of the pickers: "2026-03" for months, "2026-03-03T14:00" in London time for
   * hours.
   */
  startDate: string
  endDate: string
  totalPrice: number
  type: BookingType
  unitPrice: number
  time: number
  /** Until notice is given, so the end does not count. */
  rolling?: boolean
  /** The searched days under which they were chosen, such as "2026-03-01 2026-04-30". */
  search?: string
}

/** Kept apart from the draft, because it can be chosen before the dates are. */
export interface DraftServices {
  moving: boolean
  packing: boolean
  pickup: PickupParts
}

const keptForMs = dayMs

/**
 * One draft for each listing, so that two tabs do not mix. If storing fails, the draft is only
 * lost.
 */
export function keepDraft(store: BrowserStore, draft: BookingDraft, now: Date): void {
  keep(store, draftKeyOf(draft.listingId), draft, now)
}

export function readDraft(
  store: BrowserStore,
  listingId: string,
  now: Date,
): BookingDraft | undefined {
  const draft = read(store, draftKeyOf(listingId), now)
  return draft && isDraft(draft) && draft.listingId === listingId ? draft : undefined
}

export function keepServices(
  store: BrowserStore,
  listingId: string,
  services: DraftServices,
  now: Date,
): void {
  keep(store, servicesKeyOf(listingId), services, now)
}

export function readServices(
  store: BrowserStore,
  listingId: string,
  now: Date,
): DraftServices | undefined {
  const services = read(store, servicesKeyOf(listingId), now)
  return services && isServices(services) ? services : undefined
}

export function dropDraft(store: BrowserStore, listingId: string): void {
  try {
    store.removeItem(draftKeyOf(listingId))
    store.removeItem(servicesKeyOf(listingId))
  } catch {
    // Nothing was stored in that case.
  }
}

function servicesKeyOf(listingId: string): string {
  return `${draftKeyOf(listingId)}.services`
}

type Kept = Record<string, unknown>

function keep(store: BrowserStore, key: string, value: object, now: Date): void {
  try {
    store.setItem(key, JSON.stringify({ ...value, keptAt: now.getTime() }))
  } catch {
    // Checkout then asks for the services again.
  }
}

function read(store: BrowserStore, key: string, now: Date): Kept | undefined {
  try {
    const { keptAt, ...value } = JSON.parse(store.getItem(key) ?? 'null') ?? {}
    const isFresh = keptAt <= now.getTime() && now.getTime() - keptAt < keptForMs
    return isFresh ? value : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: Kept): value is BookingDraft & Kept {
  const { listingId, startDate, endDate, totalPrice, type, unitPrice, time, rolling } = value
  if (value.search !== undefined && typeof value.search !== 'string') return false
  const texts = [listingId, startDate, endDate].every(text => typeof text === 'string')
  const numbers = [totalPrice, unitPrice, time].every(Number.isFinite)
  if (!texts || !numbers || (type !== 'hourly' && type !== 'monthly')) return false
  if (rolling !== undefined && typeof rolling !== 'boolean') return false
  return [startDate, endDate].every(date => isPicked(String(date), type))
}

/** The date must have the format of the pickers. A draft of an older version may have another. */
function isPicked(date: string, type: BookingType): boolean {
  if (type === 'monthly') return isDayInCalendar(`${date}-01`)
  const [day = '', time = ''] = date.split('T')
  return isDayInCalendar(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

function isServices(value: Kept): value is DraftServices & Kept {
  const { moving, packing, pickup } = value
  return typeof moving === 'boolean' && typeof packing === 'boolean' && isPickup(pickup)
}

function isPickup(value: unknown): value is PickupParts {
  if (!isRecord(value)) return false
  const { text, place, door, postcode } = value
  const texts = [text, door, postcode].every(part => typeof part === 'string')
  return texts && (place === null || typeof place === 'string')
}

function isRecord(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null
}
