import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Booking } from '#bookings/rules/wire.ts'
import { ClearSearch } from '#design/lists/ClearSearch.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { cancelledQuery } from '../queries.ts'
import { BookingCardSkeletons, BookingCards } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { matchingBookings } from './matching-bookings.ts'

export const Route = createFileRoute('/_dashboard/cancelled-bookings')({
  component: CancelledPage,
})

function CancelledPage() {
  useDashboardTitle(copy.cancelledBookings)
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  const rented = useQuery(cancelledQuery('renter'))
  const hosted = useQuery({ ...cancelledQuery('host'), enabled: isPartner })
  const parts = isPartner ? [rented, hosted] : [rented]
  const failed = parts.find(part => part.isError && !part.data && !part.isFetching)
  if (failed?.error) {
    const again = () => Promise.all(parts.map(part => part.refetch()))
    return <BookingsFailed error={failed.error} onRetry={again} />
  }
  if (parts.some(part => !part.data)) return <BookingCardSkeletons />
  const all = parts.flatMap(part => part.data ?? []).sort(latestFirst)
  return <CancelledList bookings={all} isPartner={isPartner} />
}

interface CancelledListProps {
  bookings: readonly Booking[]
  isPartner: boolean
}

function CancelledList({ bookings, isPartner }: CancelledListProps) {
  const { q = '' } = Route.useSearch()
  const search = q.trim()
  const found = matchingBookings(bookings, search)
  if (found.length > 0) {
    return (
      <>
        <p className="mb-4 text-ink-soft">{copy.count(found.length)}</p>
        <BookingCards
          bookings={found}
          sideOf={booking => (booking.earnings ? 'host' : 'renter')}
          area={isPartner ? 'bookings' : 'your-storage'}
        />
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

function latestFirst(one: Booking, other: Booking): number {
  return (other.cancelledAt ?? '').localeCompare(one.cancelledAt ?? '')
}
