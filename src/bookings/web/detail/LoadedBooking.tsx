import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loading } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { BookingCardSkeleton } from '../list/BookingCards.tsx'
import { BookingsFailed } from '../list/BookingsFailed.tsx'
import { bookingQuery } from '../queries.ts'
import { BookingDetail } from './BookingDetail.tsx'

interface LoadedBookingProps {
  id: string
  list: '/your-storage' | '/bookings'
}

const words = copy.detail

/** A partner who made the booking sees it as its renter. */
export function LoadedBooking({ id, list }: LoadedBookingProps) {
  useDashboardTitle(words.title)
  const session = useSession()
  const { data, error, isFetching, refetch } = useQuery(bookingQuery(id))
  const name = list === '/bookings' ? copy.bookings : copy.yourStorage
  if (data) {
    const isRenter = session.status === 'in' && session.record._id === data.user
    return (
      <>
        <BackLink to={list} search={isRenter && list === '/bookings' ? { as: 'renter' } : {}}>
          {isRenter && list === '/bookings' ? copy.myRentals : name}
        </BackLink>
        <BookingDetail key={data._id} booking={data} side={isRenter ? 'renter' : 'host'} />
      </>
    )
  }
  if (isApiFailure(error, 'not_found')) {
    return (
      <EmptyState
        title={words.missing}
        action={
          <Link to={list} className={buttonClass()}>
            {name}
          </Link>
        }
      >
        {words.missingWords}
      </EmptyState>
    )
  }
  return (
    <>
      <BackLink to={list}>{name}</BackLink>
      {error && !isFetching ? (
        <BookingsFailed title={words.failed} error={error} onRetry={refetch} />
      ) : (
        <Loading label={words.loading}>
          <BookingCardSkeleton />
        </Loading>
      )}
    </>
  )
}
