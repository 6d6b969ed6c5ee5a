import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogInAsAnother } from '#accounts/web/login/LogInAsAnother.tsx'
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
  const session = useSession()
  const { data, error, isFetching, refetch } = useQuery(bookingQuery(id))
  useDashboardTitle(words.title, data && words.titleOf(data.listing.storageTitle))
  const name = list === '/bookings' ? copy.bookings : copy.yourStorage
  if (!data && isApiFailure(error, 'not_found')) {
    return (
      <EmptyState
        title={words.missing}
        action={
          <>
            <Link to={list} className={buttonClass()}>
              {name}
            </Link>
            <LogInAsAnother />
          </>
        }
      >
        {words.missingWords}
      </EmptyState>
    )
  }
  const isRenter = session.status === 'in' && session.record._id === data?.user
  const isRental = isRenter && list === '/bookings'
  const failure = !data && !isFetching && error
  return (
    <>
      <BackLink to={list} search={isRental ? { as: 'renter' } : {}}>
        {isRental ? copy.myRentals : name}
      </BackLink>
      {data && <BookingDetail key={data._id} booking={data} side={isRenter ? 'renter' : 'host'} />}
      {failure && <BookingsFailed title={words.failed} error={failure} onRetry={refetch} />}
      {!data && !failure && (
        <Loading label={words.loading}>
          <BookingCardSkeleton />
        </Loading>
      )}
    </>
  )
}
