import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { payments } from './api.ts'

/** Everything that a payment may change is stored under this key. */
export const moneyKey = ['payments'] as const

export const paymentStateQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'state', bookingId],
    queryFn: ({ signal }) => payments.state(bookingId, signal),
    refetchOnMount: readAnew,
    // The page finds out the result of a pending payment by itself.
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 5 * secondMs : false),
  })

export const keptCardQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'card', bookingId],
    queryFn: ({ signal }) => payments.keptCard(bookingId, signal),
    refetchOnMount: readAnew,
  })

export const monthReceiptsQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'receipts', bookingId],
    queryFn: ({ signal }) => payments.receipts(bookingId, signal),
    refetchOnMount: readAnew,
  })

/** `standing` is part of the key, so a change of the booking loads the timeline again. */
export const timelineQuery = (bookingId: string, standing: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'timeline', bookingId, standing],
    queryFn: ({ signal }) => payments.timeline(bookingId, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
    // Refunds and payouts happen in the background: within a minute of a change, or on their day.
    refetchInterval: ({ state }) => (state.dataUpdateCount < 15 ? 4 : 30) * secondMs,
  })

export const receiptQuery = (bookingId: string, month?: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'receipt', bookingId, month],
    queryFn: ({ signal }) => payments.receipt(bookingId, month, signal),
  })

export const payoutAccountQuery = queryOptions({
  queryKey: [...moneyKey, 'account'],
  queryFn: ({ signal }) => payments.payoutAccount(signal),
  refetchOnMount: readAnew,
})

export const verificationQuery = queryOptions({
  queryKey: [...moneyKey, 'verification'],
  queryFn: ({ signal }) => payments.verification(signal),
  refetchOnMount: readAnew,
})

export const balanceQuery = queryOptions({
  queryKey: [...moneyKey, 'balance'],
  queryFn: ({ signal }) => payments.balance(signal),
  refetchOnMount: readAnew,
})

export const payoutsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...moneyKey, 'payouts', page, limit],
    queryFn: ({ signal }) => payments.payouts(page, limit, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

export const earningsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...moneyKey, 'earnings', year],
    queryFn: ({ signal }) => payments.earnings(year, signal),
    placeholderData: keepPreviousData,
  })

export const sellerDetailsQuery = queryOptions({
  queryKey: [...moneyKey, 'seller-details'],
  queryFn: ({ signal }) => payments.sellerDetails(signal),
})
