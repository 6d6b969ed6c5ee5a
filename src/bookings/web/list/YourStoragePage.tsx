import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BecomePartner } from '#accounts/web/onboarding/BecomePartner.tsx'
import type { Booking } from '#bookings/rules/wire.ts'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { useUnhurried } from '#design/ui/states/use-unhurried.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { listAddress, waitingAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { bookingsQuery } from '../queries.ts'
import { WhatWaits } from '../waiting/WhatWaits.tsx'
import { BookingTabSkeletons } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { FurtherLists } from './FurtherLists.tsx'
import { listSearch } from './list-search.ts'
import { matchingBookings } from './matching-bookings.ts'
import { RenterTabs } from './RenterTabs.tsx'

export const Route = createFileRoute('/_dashboard/your-storage')({
  validateSearch: listSearch,
  staticData: { firstReads: () => [listAddress('renter'), waitingAddress] },
  component: YourStoragePage,
})

function YourStoragePage() {
  useDashboardTitle(copy.yourStorage)
  const { q = '', tab } = Route.useSearch()
  const { data: read, isError, isFetching, error, refetch } = useQuery(bookingsQuery('renter'))
  const data = useUnhurried(read)
  if (isError && !read && !isFetching) return <BookingsFailed error={error} onRetry={refetch} />
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        {data ? (
          <p className="text-ink-soft">{countWords(data, q.trim())}</p>
        ) : (
          <Skeleton className="h-lh w-24" />
        )}
        <FurtherLists />
      </div>
      {data ? (
        <>
          <WhatWaits />
          <RenterTabs bookings={data} area="your-storage" search={q} open={tab} />
          <div className="mt-12">
            <BecomePartner />
          </div>
        </>
      ) : (
        <BookingTabSkeletons />
      )}
    </>
  )
}

function countWords(bookings: readonly Booking[], search: string): string {
  if (search === '') return copy.count(bookings.length)
  return copy.found(matchingBookings(bookings, search).length, bookings.length)
}
