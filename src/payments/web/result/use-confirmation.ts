import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentHint, PaymentState } from '../../rules/wire.ts'
import { payments } from '../api.ts'
import { moneyKey, paymentStateQuery } from '../queries.ts'

export type Confirmation =
  | { kind: 'asking' }
  | { kind: 'known'; state: PaymentState }
  | { kind: 'unknown'; message: string }

/** Sends the values of the address to the server once, then asks until the result is known. */
export function useConfirmation(hint: PaymentHint): Confirmation {
  const queries = useQueryClient()
  const confirmed = useQuery({
    queryKey: [...moneyKey, 'confirmation', hint],
    queryFn: () => payments.confirm(hint),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isPending = confirmed.data?.state === 'pending'
  const followed = useQuery({ ...paymentStateQuery(hint.bookingId), enabled: isPending })

  const isAnswered = confirmed.data !== undefined
  useEffect(() => {
    if (isAnswered) void queries.invalidateQueries({ queryKey: ['bookings'] })
  }, [isAnswered, queries])

  if (confirmed.error) return { kind: 'unknown', message: confirmed.error.message }
  if (!confirmed.data) return { kind: 'asking' }
  return { kind: 'known', state: (isPending && followed.data) || confirmed.data }
}
