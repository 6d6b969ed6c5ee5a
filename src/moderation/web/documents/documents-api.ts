import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type {
  DocumentDecision,
  DocumentPicture,
  WaitingDocument,
} from '#payments/rules/verification-wire.ts'

const segment = encodeURIComponent

export const documentPageSize = 25
export const documentsKey = ['moderation', 'documents'] as const

export const documentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...documentsKey, page],
    queryFn: ({ signal }) =>
      api.page<WaitingDocument[], z.infer<typeof PageInfo>>(
        `/admin/verifications?page=${page}&limit=${documentPageSize}`,
        { signal },
      ),
    refetchOnMount: readAnew,
  })

/** Each read is written to the audit log, so it is not read again by itself, nor kept for long. */
export const documentPictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'document-picture', id],
    queryFn: ({ signal }) =>
      api.get<z.infer<typeof DocumentPicture>>(`/admin/verifications/${segment(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minuteMs,
    retry: false,
  })

export function decideDocument(id: string, decision: z.infer<typeof DocumentDecision>) {
  return api.patch<WaitingDocument>(`/admin/verifications/${segment(id)}`, decision)
}
