import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Booking } from '#bookings/rules/wire.ts'
import { ClearSearch } from '#design/lists/ClearSearch.tsx'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { bookingsOf, listQuery } from '../queries.ts'
import { BookingCardSkeletons, BookingCards } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { type BookingList, moreOf } from './use-booking-list.ts'

export const Route = createFileRoute('/_dashboard/cancelled-bookings')({
  component: CancelledPage,
})

function CancelledPage() {
  useDashboardTitle(copy.cancelledBookings)
  const { q = '' } = Route.useSearch()
  const search = q.trim()
  const list = useInfiniteQuery({
    ...listQuery({ as: 'either', cancelled: 'true', q: search }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = list
  if (error && !data && !isFetching) return <BookingsFailed error={error} onRetry={refetch} />
  if (!data) return <BookingCardSkeletons />
  return (
    <CancelledList
      found={bookingsOf(data)}
      total={data.pages[0]?.meta.total ?? 0}
      more={moreOf(list)}
      search={search}
    />
  )
}

interface CancelledListProps extends Pick<BookingList, 'more'> {
  found: readonly Booking[]
  total: number
  search: string
}

function CancelledList({ found, total, more, search }: CancelledListProps) {
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  if (found.length > 0) {
    return (
      <>
        <p className="mb-4 text-ink-soft">{copy.count(total)}</p>
        <BookingCards
          bookings={found}
          sideOf={booking => (booking.earnings ? 'host' : 'renter')}
          area={isPartner ? 'bookings' : 'your-storage'}
        />
        <ShowMore {...more} className="mt-5" />
      </>
    )
  }
  if (search !== '') {
    return (
      <EmptyState
        title={copy.empty.cancelledNoMatch(search)}
        action={<ClearSearch>{copy.empty.clearSearch}</ClearSearch>}
      >
        {copy.empty.noMatchWords}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={copy.empty.cancelled} illustration={<EmptyListScene />}>
      {copy.empty.cancelledWords}
    </EmptyState>
  )
}
