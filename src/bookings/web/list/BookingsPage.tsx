import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { partnerTabOf, partnerTabs } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { useUnhurried } from '#design/ui/states/use-unhurried.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { listAddress, waitingAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { bookingsQuery } from '../queries.ts'
import { WhatWaits } from '../waiting/WhatWaits.tsx'
import { BookingTabSkeletons } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { BookingTabs } from './BookingTabs.tsx'
import { FurtherLists } from './FurtherLists.tsx'
import { listSearch } from './list-search.ts'
import { RenterTabs } from './RenterTabs.tsx'

export const Route = createFileRoute('/_dashboard/bookings')({
  validateSearch: listSearch,
  staticData: { firstReads: () => [listAddress('host'), waitingAddress] },
  component: BookingsPage,
})

function BookingsPage() {
  useDashboardTitle(copy.bookings)
  const { as = 'host' } = Route.useSearch()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={copy.whose} className="flex flex-wrap gap-2">
          <Link
            to="/bookings"
            // Without this the router marks both links as current.
            activeOptions={{ exact: true }}
            aria-current={as === 'host' ? 'page' : undefined}
            className={pill}
          >
            {copy.ofMySpaces}
          </Link>
          <Link
            to="/bookings"
            search={{ as: 'renter' }}
            aria-current={as === 'renter' ? 'page' : undefined}
            className={pill}
          >
            {copy.myRentals}
          </Link>
        </nav>
        <FurtherLists />
      </div>
      {as === 'renter' && <p className="mb-2 text-ink-soft">{copy.myRentalsAbout}</p>}
      <Loaded key={as} side={as} />
    </>
  )
}

function Loaded({ side }: { side: 'host' | 'renter' }) {
  const { q = '', tab } = Route.useSearch()
  const { data: read, isError, isFetching, error, refetch } = useQuery(bookingsQuery(side))
  const data = useUnhurried(read)
  if (data) return <BothTabs side={side} bookings={data} search={q} open={tab} />
  return isError && !isFetching ? (
    <BookingsFailed error={error} onRetry={refetch} className="mt-4" />
  ) : (
    <BookingTabSkeletons />
  )
}

interface BothTabsProps {
  side: 'host' | 'renter'
  bookings: readonly Booking[]
  search: string
  open: string | undefined
}

function BothTabs({ side, ...list }: BothTabsProps) {
  return (
    <>
      <WhatWaits side={side} />
      {side === 'renter' ? (
        <RenterTabs {...list} area="bookings" />
      ) : (
        <BookingTabs
          {...list}
          names={partnerTabs}
          nameOf={partnerTabOf}
          purposes={copy.empty.hostWords}
          side="host"
          area="bookings"
        />
      )}
    </>
  )
}

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-field-line px-4 font-semibold text-sm text-ink-soft transition-colors hover:border-ink hover:text-ink aria-[current=page]:border-green aria-[current=page]:bg-green-soft aria-[current=page]:text-green'
