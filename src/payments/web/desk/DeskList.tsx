import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Pagination } from '#foundation/web/ui/Pagination.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import { copy } from './copy.ts'
import { deskPageSize } from './desk-api.ts'

interface DeskListProps<Row> {
  list: UseQueryResult<{ data: Row[]; meta: { total: number } }>
  empty: string
  page: number
  onPage: (page: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** The frame of every list of the desk: on its way, failed, empty, or full with its pages. */
export function DeskList<Row>({ list, empty, page, onPage, children }: DeskListProps<Row>) {
  if (list.isPending) {
    return (
      <Loading label={copy.loading}>
        {[1, 2, 3, 4].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (list.isError) {
    return (
      <ErrorState title={copy.failed} onRetry={list.refetch} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  const { data, meta } = list.data
  if (meta.total === 0) return <EmptyState title={empty} />
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {copy.count(meta.total)}
      </p>
      {children(data)}
      <Pagination
        page={page}
        pageCount={Math.ceil(meta.total / deskPageSize)}
        onPage={onPage}
        className="mt-6"
      />
    </>
  )
}
