import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BecomePartner } from '#accounts/web/onboarding/BecomePartner.tsx'
import type { BookingListMeta } from '#bookings/rules/wire.ts'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { waitingAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { waitingQuery } from '../waiting/queries.ts'
import { WhatWaits } from '../waiting/WhatWaits.tsx'
import { BookingTabSkeletons } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { BookingTabs } from './BookingTabs.tsx'
import { FurtherLists } from './FurtherLists.tsx'
import { listSearch, openingList, tabIn } from './list-search.ts'
import { useBookingList } from './use-booking-list.ts'

export const Route = createFileRoute('/_dashboard/your-storage')({
  validateSearch: listSearch,
  staticData: { firstReads: (_, search) => [openingList('renter', search), waitingAddress] },
  component: YourStoragePage,
})

function YourStoragePage() {
  useDashboardTitle(copy.yourStorage)
  const { q = '', tab } = Route.useSearch()
  const search = q.trim()
  const list = useBookingList({ side: 'renter', tab: tabIn('renter', tab), q: search })
  const { isPending, failureCount } = useQuery(waitingQuery)
  // What waits stands above the cards, and would push them down if it came later.
  const meta = isPending && failureCount === 0 ? undefined : list.meta
  const { fault, retry } = list
  if (fault && !list.meta) return <BookingsFailed error={fault} onRetry={retry} />
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        {meta ? (
          <p className="text-ink-soft">{countWords(meta, search)}</p>
        ) : (
          <Skeleton className="h-lh w-24" />
        )}
        <FurtherLists />
      </div>
      {meta ? (
        <>
          <WhatWaits />
          <BookingTabs {...{ list, meta, search }} side="renter" area="your-storage" />
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

function countWords({ tabs = {}, all = 0 }: BookingListMeta, search: string): string {
  if (search === '') return copy.count(all)
  const found = Object.values(tabs).reduce((sum, count) => sum + count, 0)
  return copy.found(found, all)
}
