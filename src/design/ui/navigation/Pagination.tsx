import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/VisitorIcons.tsx'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  page: number
  pageCount: number
  onPage: (page: number) => void
  className?: string
}

export function Pagination({ page, pageCount, onPage, className }: PaginationProps) {
  if (pageCount <= 1) return null
  /** At an end its button keeps the focus, and does nothing. */
  const turn = (to: number) => {
    if (to >= 1 && to <= pageCount) onPage(to)
  }
  return (
    <nav
      aria-label={copy.pages}
      className={cx('flex flex-wrap items-center justify-center gap-0.5 sm:gap-1', className)}
    >
      <IconButton
        label={copy.previousPage}
        icon={<ChevronLeftIcon />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => turn(page - 1)}
      />
      {pageWindow(page, pageCount).map((one, index) =>
        one === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${index}`} className="w-5 text-center text-ink-faint max-sm:hidden">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            aria-label={copy.page(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
            className={cx(
              'size-11 rounded-full font-semibold tabular-nums hover:bg-sunk',
              'aria-[current]:bg-green aria-[current]:text-on-green',
              Math.abs(one - page) > 1 && 'max-sm:hidden',
            )}
          >
            {one}
          </button>
        ),
      )}
      <IconButton
        label={copy.nextPage}
        icon={<ChevronRightIcon />}
        aria-disabled={page >= pageCount || undefined}
        onClick={() => turn(page + 1)}
      />
    </nav>
  )
}

export interface LoadMoreProps {
  shown: number
  total: number
  onMore: () => void
  loading?: boolean
  className?: string
}

export function LoadMore({ shown, total, onMore, loading, className }: LoadMoreProps) {
  return (
    <div className={cx('grid justify-items-center gap-3', className)}>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {copy.shownOf(shown, total)}
      </p>
      {shown < total && (
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {copy.showMore}
        </Button>
      )}
    </div>
  )
}
