import { createFileRoute, Link } from '@tanstack/react-router'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { type Side, waitingAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { WhatWaits } from '../waiting/WhatWaits.tsx'
import { BookingTabSkeletons } from './BookingCards.tsx'
import { BookingsFailed } from './BookingsFailed.tsx'
import { BookingTabs } from './BookingTabs.tsx'
import { FurtherLists } from './FurtherLists.tsx'
import { listSearch, openingList, tabIn } from './list-search.ts'
import { useBookingList } from './use-booking-list.ts'

export const Route = createFileRoute('/_dashboard/bookings')({
  validateSearch: listSearch,
  staticData: {
    firstReads: (_, search) => [
      openingList(search.as === 'renter' ? 'renter' : 'host', search),
      waitingAddress,
    ],
  },
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
      <Listed key={as} side={as} />
    </>
  )
}

function Listed({ side }: { side: Side }) {
  const { q = '', tab } = Route.useSearch()
  const search = q.trim()
  const list = useBookingList({ side, tab: tabIn(side, tab), q: search })
  if (list.meta) {
    return (
      <>
        <WhatWaits side={side} kind="dispute" />
        <BookingTabs {...{ list, side, search }} meta={list.meta} area="bookings" />
      </>
    )
  }
  return list.fault ? (
    <BookingsFailed error={list.fault} onRetry={list.retry} className="mt-4" />
  ) : (
    <BookingTabSkeletons />
  )
}

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-field-line px-4 font-semibold text-sm text-ink-soft transition-colors hover:border-ink hover:text-ink aria-[current=page]:border-green aria-[current=page]:bg-green-soft aria-[current=page]:text-green'
