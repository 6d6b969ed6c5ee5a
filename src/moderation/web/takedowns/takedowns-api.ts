import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type { Takedown } from '../../rules/takedown-wire.ts'

export const takedownPageSize = 25

export const takedownListQuery = (page: number) =>
  queryOptions({
    queryKey: ['moderation', 'takedowns', page],
    queryFn: ({ signal }) =>
      api.page<Takedown[], z.infer<typeof PageInfo>>(
        `/admin/takedowns?page=${page}&limit=${takedownPageSize}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: readAnew,
  })

export function readTakedownFile() {
  return api.get<CsvFile>('/admin/takedowns/csv')
}
