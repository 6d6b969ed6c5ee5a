import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import type { ReportedThread } from '#messages/rules/wire.ts'
import type { ReportState } from '../../rules/report-life.ts'
import type {
  ListedReport,
  Report,
  ReportDecision,
  ReportedWords,
} from '../../rules/report-wire.ts'

export const reportsKey = ['moderation', 'reports'] as const
export const reportPageSize = 25

export const reportListQuery = (state: ReportState, page: number) =>
  queryOptions({
    queryKey: [...reportsKey, state, page],
    queryFn: ({ signal }) =>
      api.page<ListedReport[], z.infer<typeof PageInfo>>(
        `/admin/reports?state=${state}&page=${page}&limit=${reportPageSize}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, id],
    queryFn: ({ signal }) =>
      api.get<Report>(`/admin/reports/${encodeURIComponent(id)}`, { signal }),
  })

/** Each read is written to the audit log, so nothing is read again by itself. */
const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const reportedWordsQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'words', id],
    queryFn: ({ signal }) =>
      api.get<ReportedWords>(`/admin/reports/${encodeURIComponent(id)}/words`, { signal }),
    ...readOnce,
  })

export const reportedThreadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'threads', id],
    queryFn: ({ pageParam, signal }) =>
      api.get<ReportedThread>(
        `/admin/messages/threads/${encodeURIComponent(id)}${pageParam && `?before=${pageParam}`}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ messages: [oldest], more }) => (more ? oldest?._id : undefined),
    ...readOnce,
  })

export function closeReport(id: string, decision: ReportDecision) {
  return api.patch<Report>(`/admin/reports/${encodeURIComponent(id)}`, decision)
}
