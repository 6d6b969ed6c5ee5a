import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { reviews, type WantedReviews } from './api.ts'

/** `standing` is part of the key, because it decides about the time for a review. */
export const bookingReviewsQuery = (bookingId: string, standing: string) =>
  queryOptions({
    queryKey: ['reviews', 'booking', bookingId, standing],
    queryFn: ({ signal }) => reviews.read(bookingId, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

export const spaceReviewsQuery = (listingId: string, wanted: WantedReviews) =>
  queryOptions({
    queryKey: ['reviews', 'space', listingId, wanted],
    queryFn: ({ signal }) => reviews.ofSpace(listingId, wanted, signal),
    placeholderData: keepPreviousData,
  })

export const ownFactsQuery = queryOptions({
  queryKey: ['reviews', 'facts'],
  queryFn: ({ signal }) => reviews.ownFacts(signal),
  refetchOnMount: readAnew,
})

export const standingsQuery = queryOptions({
  // Read again with the requests that it belongs to.
  queryKey: ['bookings', 'standings'],
  queryFn: ({ signal }) => reviews.standings(signal),
  staleTime: minuteMs,
})

export function useRenewReviews() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['reviews'] })
}
