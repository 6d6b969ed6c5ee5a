import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QuoteAnswer, QuoteRequest } from '#bookings/rules/request-wire.ts'
import { api } from '#foundation/web/api/api.ts'

export const quoteQuery = (wish: QuoteRequest | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'quote', wish],
    queryFn: ({ signal }) => api.post<QuoteAnswer>('/booking/quote', wish, { signal }),
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
  })
