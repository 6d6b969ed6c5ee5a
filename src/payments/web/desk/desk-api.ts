import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type * as wire from '../../rules/console-wire.ts'
import { moneyKey } from '../queries.ts'

type Meta = z.infer<typeof PageInfo>

export const deskPageSize = 25

/** What the provider cannot send: a refund, or a payout to a partner who has left. */
export interface OwedByHand {
  kind: 'refund' | 'payout'
  id: string
  amountPence: number
  name: string
}

export const desk = {
  retry: (id: string) =>
    api.patch<wire.ConsoleMovement>(`/admin/money/movements/${encodeURIComponent(id)}`),
  payByHand: ({ kind, id }: OwedByHand, payment: z.infer<typeof wire.HandPayment>) =>
    api.patch<wire.ConsoleMovement>(
      `/admin/money/${kind === 'refund' ? 'owed-refunds' : 'payouts'}/${encodeURIComponent(id)}`,
      payment,
    ),
  compare: () => api.post<wire.ReconciliationReport>('/admin/money/reports'),
  taxReport: (year: number) => api.get<CsvFile>(`/admin/money/tax-report?year=${year}`),
}

export const deskKey = [...moneyKey, 'desk'] as const

export const summaryQuery = queryOptions({
  queryKey: [...deskKey, 'summary'],
  queryFn: ({ signal }) => api.get<wire.MoneySummary>('/admin/money', { signal }),
  refetchOnMount: readAnew,
})

function listQuery<Row>(list: string, page: number, filter = '') {
  return queryOptions({
    queryKey: [...deskKey, list, filter, page],
    queryFn: ({ signal }) =>
      api.page<Row[], Meta>(`/admin/money/${list}?page=${page}&limit=${deskPageSize}${filter}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })
}

export type DeskQuery<Row> = ReturnType<typeof listQuery<Row>>

export const paymentsQuery = (page: number) => listQuery<wire.ConsolePayment>('payments', page)
export const movementsQuery = (kind: wire.MovementKind, page: number) =>
  listQuery<wire.ConsoleMovement>('movements', page, `&kind=${kind}`)
export const owedRefundsQuery = (page: number) => listQuery<wire.OwedRefund>('owed-refunds', page)
export const arrearsQuery = (page: number) => listQuery<wire.ConsoleArrears>('arrears', page)
export const disputesQuery = (page: number) => listQuery<wire.ConsoleDispute>('disputes', page)
export const reportsQuery = (page: number) => listQuery<wire.ReconciliationReport>('reports', page)
