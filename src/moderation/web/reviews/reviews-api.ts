import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type { ConsoleReview, ReviewDecision, ReviewDeskStatus } from '#reviews/rules/wire.ts'

export const reviewsKey = ['moderation', 'reviews'] as const
export const reviewsPageSize = 25

export const reviewDeskQuery = (status: ReviewDeskStatus, page: number) =>
  queryOptions({
    queryKey: [...reviewsKey, status, page],
    queryFn: ({ signal }) =>
      api.page<ConsoleReview[], z.infer<typeof PageInfo>>(
        `/admin/reviews?status=${status}&page=${page}&limit=${reviewsPageSize}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

export const decideReview = (id: string, decision: ReviewDecision) =>
  api.patch<ConsoleReview>(`/admin/reviews/${encodeURIComponent(id)}`, decision)
