import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { Spinner } from '#design/ui/icons/Spinner.tsx'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy } from './copy.ts'
import type { FoundListings } from './queries.ts'
import { roundKmBeyond } from './round-km.ts'
import { fromFirstPage, type SearchParams } from './search-params.ts'
import { widened } from './widened.ts'

interface MorePagesProps {
  params: SearchParams
  query: UseInfiniteQueryResult<InfiniteData<FoundListings>>
  className?: string
}

/** A link, so that it works without JavaScript too; with it, the results are added to the list. */
export function MorePages({ params, query, className }: MorePagesProps) {
  const pages = query.data?.pages ?? []
  const [first, last] = [pages[0]?.meta, pages.at(-1)?.meta]
  const rewriteAddress = useRewriteAddress()
  if (!first || !last) return null
  const shown = pages.reduce((sum, page) => sum + page.data.length, 0)
  const before = (first.page - 1) * first.limit
  const total = copy.count(first.total, first.more)
  const range = before === 0 ? String(shown) : `${before + 1} to ${before + shown}`
  const further = query.hasNextPage ? undefined : furtherKm(params, first)
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (query.isFetchingNextPage) return
    void query.fetchNextPage()
    rewriteAddress({ ...params, pages: pages.length + 1 })
  }
  const to = (page: number) =>
    ({ ...fromFirstPage(params), page: page > 1 ? page : undefined }) as object
  return (
    <nav aria-label={copy.pages} className={cx('grid justify-items-center gap-3', className)}>
      {/* The head of the results announces a new search, so this announces only further pages. */}
      <p
        aria-live={query.isFetchingNextPage || pages.length !== 1 ? 'polite' : 'off'}
        className="text-ink-soft text-sm tabular-nums"
      >
        {copy.shownOf(range, total)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {first.page > 1 && (
          <Link to="/search" search={to(first.page - 1)} className={link}>
            {copy.previousPage}
          </Link>
        )}
        {query.hasNextPage && (
          <Link
            to="/search"
            search={to(first.page + pages.length)}
            preload={false}
            rel="next"
            aria-busy={query.isFetchingNextPage}
            onClick={more}
            className={link}
          >
            {query.isFetchingNextPage && <Spinner />}
            {copy.nextPage}
          </Link>
        )}
        {further !== undefined && (
          <Link to="/search" search={widened(params, first, further) as object} className={link}>
            {copy.widen(further)}
          </Link>
        )}
      </div>
    </nav>
  )
}

/** There a reload, or coming back, finds all that are shown. */
function useRewriteAddress() {
  const navigate = useNavigate()
  const quietly = { replace: true, resetScroll: false, viewTransition: false }
  return (search: object) => void navigate({ to: '/search', search, ...quietly })
}

const fewSpaces = 24
const furthestOffered = 100

/**
 * Not every space near a town has its name in the address, so with few results a wider search is
 * offered.
 */
function furtherKm({ box }: SearchParams, { place, total, radiusKm }: SearchMeta) {
  if (box || !place || total > fewSpaces) return undefined
  const km = roundKmBeyond(radiusKm ?? 0)
  return km !== undefined && km <= furthestOffered ? km : undefined
}

const link = buttonClass({ variant: 'secondary' })
