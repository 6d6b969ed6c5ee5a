import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BecomePartner } from '#accounts/web/onboarding/BecomePartner.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { listAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { bookingsQuery } from '../queries.ts'
import { BookingCardSkeletons } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { FurtherLists } from './FurtherLists.tsx'
import { listSearch } from './list-search.ts'
import { RenterTabs } from './RenterTabs.tsx'

export const Route = createFileRoute('/_dashboard/your-storage')({
  validateSearch: listSearch,
  staticData: { firstReads: () => [listAddress('renter')] },
  component: YourStoragePage,
})

function YourStoragePage() {
  useDashboardTitle(copy.yourStorage)
  const { q = '', tab } = Route.useSearch()
  const mine = useQuery(bookingsQuery('renter'))
  if (!mine.data) {
    return mine.isError && !mine.isFetching ? (
      <BookingsFailed error={mine.error} onRetry={mine.refetch} />
    ) : (
      <BookingCardSkeletons />
    )
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{copy.count(mine.data.length)}</p>
        <FurtherLists />
      </div>
      <RenterTabs bookings={mine.data} area="your-storage" search={q} open={tab} />
      <div className="mt-12">
        <BecomePartner />
      </div>
    </>
  )
}
