import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QuoteAnswer, QuoteRequest } from '#bookings/rules/request-wire.ts'
import { api } from '#foundation/web/api/api.ts'

/** Refused where no unit is free for all of the time. */
export const quoteQuery = (wish: QuoteRequest | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'quote', wish],
    queryFn: ({ signal }) =>
      api.post<QuoteAnswer>('/booking/quote', { ...wish, onlyIfFree: true }, { signal }),
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
  })
