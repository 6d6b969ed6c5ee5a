import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  ComplaintDecision,
  ComplaintStatus,
  ConsoleComplaint,
} from '#complaints/rules/wire.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { api } from '#foundation/web/api/api.ts'

export const complaintsKey = ['moderation', 'complaints'] as const
export const complaintPageSize = 25

export const complaintListQuery = (status: ComplaintStatus, page: number) =>
  queryOptions({
    queryKey: [...complaintsKey, status, page],
    queryFn: ({ signal }) =>
      api.page<ConsoleComplaint[], z.infer<typeof PageInfo>>(
        `/admin/disputes?status=${status}&page=${page}&limit=${complaintPageSize}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Each read is written to the audit log, so it is not read again by itself. */
export const complaintQuery = (id: string) =>
  queryOptions({
    queryKey: [...complaintsKey, id],
    queryFn: ({ signal }) =>
      api.get<ConsoleComplaint>(`/admin/disputes/${encodeURIComponent(id)}`, { signal }),
    staleTime: minuteMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function decideComplaint(id: string, decision: ComplaintDecision) {
  return api.patch<ConsoleComplaint>(`/admin/disputes/${encodeURIComponent(id)}`, decision)
}
