import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '../ui/base/cx.ts'
import { Pagination } from '../ui/navigation/Pagination.tsx'
import { ListStates, type ListStatesProps } from './ListStates.tsx'

export interface PagedListProps<Row> {
  list: UseQueryResult<{ data: Row[]; meta: { total: number } }>
  words: ListStatesProps<unknown>['words'] & { count: (total: number) => string }
  empty: ReactNode
  skeletonRows?: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A list in pages, with its loading, failed and empty states and its count. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, words, empty, skeletonRows, page, pageSize, onPage, children } = props
  return (
    <ListStates list={list} words={words} {...(skeletonRows && { skeletonRows })}>
      {({ data, meta: { total } }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            <div className={cx(list.isPlaceholderData && 'opacity-60')}>
              <p role="status" className="mb-3 text-ink-soft text-sm">
                {words.count(total)}
              </p>
              {children(data)}
            </div>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              onPage={onPage}
              className="mt-6"
            />
          </>
        )
      }
    </ListStates>
  )
}
