import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '../ui/base/cx.ts'
import { Pagination } from '../ui/navigation/Pagination.tsx'
import { ListStates, type ListStatesProps } from './ListStates.tsx'
import { NothingOnPage } from './NothingOnPage.tsx'

export interface PagedListProps<Row> {
  list: UseQueryResult<{ data: Row[]; meta: { total: number } }>
  words: ListStatesProps<unknown>['words'] & { count: (total: number) => string }
  empty: ReactNode
  skeletonRows?: number
  skeleton?: ReactNode
  page: number
  pageSize: number
  onPage: (page: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A list in pages, with its loading, failed and empty states and its count. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, words, empty, skeletonRows, skeleton, page, pageSize, onPage, children } = props
  const drawn = (rows: readonly Row[], total: number) => {
    if (total === 0) return empty
    if (rows.length > 0) return children(rows)
    return <NothingOnPage onBack={() => onPage(Math.ceil(total / pageSize))} />
  }
  return (
    <ListStates
      list={list}
      words={words}
      skeleton={skeleton}
      {...(skeletonRows && { skeletonRows })}
    >
      {({ data, meta: { total } }) => (
        <>
          <div
            aria-busy={list.isPlaceholderData || undefined}
            className={cx(list.isPlaceholderData && 'opacity-60')}
          >
            {/* It stays in an empty list, because screen readers speak only what changes. */}
            <p role="status" className={total === 0 ? 'sr-only' : 'mb-3 text-ink-soft text-sm'}>
              {words.count(total)}
            </p>
            {drawn(data, total)}
          </div>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            onPage={onPage}
            className="mt-6"
          />
        </>
      )}
    </ListStates>
  )
}
