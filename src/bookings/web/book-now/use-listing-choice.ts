import type { DayRange } from '#foundation/rules/time/day-range.ts'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { useIsHost } from '#listings/web/public/use-is-host.ts'
import { useBookNow } from './use-book-now.ts'

export interface ListingChoiceProps extends DayRange {
  read: ReadListing
  drawnAt: string
}

/** What is chosen on the page of a listing, by the panel and the bar alike. */
export function useListingChoice({
  read: { listing, words },
  drawnAt,
  from,
  to,
}: ListingChoiceProps) {
  const isOwn = useIsHost(listing)
  return useBookNow({ listing, words, drawnAt, searched: { from, to }, isOwn })
}
