import { useQuery } from '@tanstack/react-query'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { quoteQuery } from '../quote-query.ts'
import type { Assessment, Wish } from './dates/assess.ts'
import { copy } from './dates-copy.ts'

/**
 * A booking stays in one unit, and the calendar only says how many are free at a time. Where some
 * are held within the period, the server says whether one is free for all of it.
 */
export function useOneUnit(
  { _id: storageListing }: PublicListing,
  wish: Wish | undefined,
  assessed: Assessment | undefined,
  partly: readonly Period[],
): Assessment | undefined {
  const period = assessed?.term?.period
  const isUnsure = period !== undefined && partly.some(stretch => overlaps(stretch, period))
  const asked = useQuery(quoteQuery(wish && isUnsure ? requestOf(storageListing, wish) : undefined))
  if (!isUnsure) return assessed
  if (isApiFailure(asked.error, 'booking_clash')) {
    return { fault: { field: 'start', message: copy.noneForAll }, isTaken: true }
  }
  return asked.isPending || asked.isPlaceholderData ? undefined : assessed
}

function requestOf(storageListing: string, { type, start, end, rolling }: Wish) {
  const dates = { startDate: start, ...(rolling ? { endDate: null, rolling } : { endDate: end }) }
  return { storageListing, ...dates, type, packing: false, moving: false }
}
