import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { type BookingStage, bookingStages } from '#bookings/rules/life/booking-states.ts'
import { pageIn, textsIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { bookingsQuery } from '../queries.ts'
import { SearchHead } from '../SearchHead.tsx'
import { ShortcutHints } from '../ShortcutHints.tsx'
import { BookingsTable } from './BookingsTable.tsx'
import { copy } from './copy.ts'
import { useRowKeys } from './use-row-keys.ts'

interface BookingsSearch {
  q?: string
  stage?: BookingStage
  page?: number
}

function readBookingsSearch(address: Record<string, unknown>): BookingsSearch {
  const stage = bookingStages.find(one => one === address.stage)
  return { ...textsIn(['q'], address), ...(stage && { stage }), ...pageIn(address) }
}

export const Route = createFileRoute('/_dashboard/admin/bookings')({
  validateSearch: readBookingsSearch,
  component: BookingsPage,
})

const pageSize = 25

function BookingsPage() {
  const { q, stage, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/bookings' })
  const bookings = useQuery(bookingsQuery({ q: q ?? '', stage, page, limit: pageSize }))
  const area = useRowKeys()
  return (
    <ConsoleFrame section="bookings">
      <div ref={area}>
        <SearchHead
          label={copy.search}
          query={q ?? ''}
          onQuery={next => void navigate({ search: { q: next, stage }, replace: true })}
          filter={{
            label: copy.stage,
            all: copy.any,
            choices: copy.stages,
            chosen: stage,
            onChoose: next => void navigate({ search: { q, stage: next } }),
          }}
        >
          <ShortcutHints of="looking" />
        </SearchHead>
        <PagedList
          list={bookings}
          words={copy}
          empty={<NoBookings isNarrowed={q !== undefined || stage !== undefined} />}
          page={page}
          pageSize={pageSize}
          onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
        >
          {rows => <BookingsTable bookings={rows} />}
        </PagedList>
      </div>
    </ConsoleFrame>
  )
}

function NoBookings({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title={copy.empty}>{copy.emptyAbout}</EmptyState>
  ) : (
    <EmptyState title={copy.none} illustration={<EmptyListScene />} />
  )
}
