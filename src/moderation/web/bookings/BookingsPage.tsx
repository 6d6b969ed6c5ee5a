import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { ListedBooking } from '#bookings/rules/console-wire.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { EmptyListScene } from '#foundation/web/scenes/EmptyListScene.tsx'
import { cx } from '#foundation/web/ui/cx.ts'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Pagination } from '#foundation/web/ui/Pagination.tsx'
import { Select } from '#foundation/web/ui/Select.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'
import { LiveSearch } from '../LiveSearch.tsx'
import { bookingsQuery } from '../queries.ts'
import { ShortcutHints } from '../ShortcutHints.tsx'
import { BookingsTable } from './BookingsTable.tsx'
import { readBookingsSearch, stageOf } from './bookings-search.ts'
import { useRowKeys } from './use-row-keys.ts'

const words = copy.bookings

export const Route = createFileRoute('/_dashboard/admin/bookings')({
  validateSearch: readBookingsSearch,
  component: BookingsPage,
})

const pageSize = 25

/** Everybody's bookings, the newest first. */
function BookingsPage() {
  useDashboardTitle(copy.title)
  const { q = '', stage, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/bookings' })
  const bookings = useQuery(bookingsQuery({ q, stage, page, limit: pageSize }))
  const area = useRowKeys()
  return (
    <ConsoleFrame>
      <div ref={area}>
        <div className="mb-5 flex flex-wrap items-end gap-4">
          <LiveSearch
            label={words.search}
            query={q}
            onQuery={next =>
              void navigate({ search: { q: next || undefined, stage }, replace: true })
            }
          />
          <Select
            label={words.stage}
            value={stage ?? ''}
            onChange={event => {
              const next = stageOf(event.target.value)
              void navigate({ search: { q: q || undefined, stage: next } })
            }}
            options={[
              { value: '', label: words.any },
              ...Object.entries(words.stages).map(([value, label]) => ({ value, label })),
            ]}
            className="w-52"
          />
          <ShortcutHints of="looking" />
        </div>
        <FoundBookings bookings={bookings} isNarrowed={q !== '' || stage !== undefined} />
        <Pagination
          page={page}
          pageCount={Math.ceil((bookings.data?.meta.total ?? 0) / pageSize)}
          onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
          className="mt-6"
        />
      </div>
    </ConsoleFrame>
  )
}

interface FoundBookingsProps {
  bookings: UseQueryResult<{ data: ListedBooking[]; meta: { total: number } }>
  isNarrowed: boolean
}

function FoundBookings({ bookings, isNarrowed }: FoundBookingsProps) {
  if (bookings.isPending) {
    return (
      <Loading label={words.loading}>
        {[1, 2, 3, 4, 5, 6].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (bookings.isError) {
    return (
      <ErrorState title={words.failed} onRetry={bookings.refetch} retrying={bookings.isFetching}>
        {bookings.error.message}
      </ErrorState>
    )
  }
  const { data, meta } = bookings.data
  if (data.length === 0) {
    return isNarrowed ? (
      <EmptyState title={words.empty}>{words.emptyAbout}</EmptyState>
    ) : (
      <EmptyState title={words.none} illustration={<EmptyListScene />} />
    )
  }
  return (
    <div className={cx(bookings.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {words.count(meta.total)}
      </p>
      <BookingsTable bookings={data} />
    </div>
  )
}
