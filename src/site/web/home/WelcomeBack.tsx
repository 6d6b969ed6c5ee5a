import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { type BookingArea, BookingLink } from '#bookings/web/list/BookingLink.tsx'
import { standingOf } from '#bookings/web/list/standing.ts'
import { currentQuery } from '#bookings/web/queries.ts'
import { unfinishedCheckouts } from '#bookings/web/unfinished-checkouts.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { localStore } from '#foundation/web/browser-stores.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { followDrawnHearts } from '#listings/web/favourites/drawn-hearts.ts'
import { myListingsQuery } from '#listings/web/queries.ts'
import { forgetSearches, lastSearches } from '#search/web/last/last-searches.ts'
import { copy } from './welcome-copy.ts'

const most = 3

/** For returning visitors: what they were doing last time. */
export default function WelcomeBack() {
  const session = useSession()
  const isIn = session.status === 'in'
  useEffect(followDrawnHearts, [])
  const isPartner = isIn && session.record.role === 'partner'
  return (
    <section aria-label={copy.heading} className="border-hairline border-b">
      <div className="mx-auto flex max-w-page flex-wrap gap-x-12 gap-y-6 px-edge py-6 sm:px-8">
        <LastSearches />
        {isIn && <UnfinishedBookings ownerId={session.record._id} />}
        {isIn && <RunningBookings area={isPartner ? 'bookings' : 'your-storage'} />}
        {isPartner && <Drafts />}
        <Group heading={copy.saved}>
          <Link to="/saved" className="tall-link wrap-anywhere">
            {copy.see}
          </Link>
        </Group>
      </div>
    </section>
  )
}

function LastSearches() {
  const [searches, setSearches] = useState(lastSearches)
  if (searches.length === 0) return null
  const forget = () => {
    forgetSearches()
    setSearches([])
    rescueFocus()
  }
  return (
    <Group heading={copy.searches}>
      <ul className="flex flex-wrap gap-x-5">
        {searches.map(([words, search]) => (
          <li key={words}>
            <a href={`/search${search}`} className="tall-link wrap-anywhere capitalize">
              {words}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={forget} className="tall-link text-ink-soft text-sm">
            {copy.forget}
          </button>
        </li>
      </ul>
    </Group>
  )
}

/** Bookings that were begun but not sent. */
function UnfinishedBookings({ ownerId }: { ownerId: string }) {
  const [begun] = useState(() => unfinishedCheckouts(localStore(), ownerId, new Date()))
  if (begun.length === 0) return null
  return (
    <Group heading={copy.begun}>
      <ul className="grid">
        {begun.map(one => (
          <li key={one.draft.listingId}>
            <Link
              to="/checkout/$id"
              params={{ id: one.draft.listingId }}
              className="tall-link wrap-anywhere"
            >
              {one.title || copy.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** Bookings that are running now. */
function RunningBookings({ area }: { area: BookingArea }) {
  const { data = [] } = useQuery(currentQuery('renter'))
  const now = serverNow()
  const live = data.flatMap(booking => {
    const standing = standingOf(booking, now)
    return standing in words ? [{ booking, words: words[standing as keyof typeof words] }] : []
  })
  if (live.length === 0) return null
  return (
    <Group heading={copy.bookings}>
      <ul className="grid">
        {live.slice(0, most).map(({ booking, words }) => (
          <li key={booking._id}>
            <BookingLink id={booking._id} area={area} className="tall-link wrap-anywhere">
              {booking.listing.storageTitle}
            </BookingLink>
            <span className="block text-ink-soft text-sm">{words}</span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const words = {
  running: copy.running,
  upcoming: copy.upcoming,
  pending: copy.pending,
  unpaid: copy.unpaid,
}

function Drafts() {
  const { data = [] } = useQuery(myListingsQuery)
  const drafts = data.filter(({ status }) => status === null)
  if (drafts.length === 0) return null
  return (
    <Group heading={copy.drafts}>
      <ul className="grid">
        {drafts.slice(0, most).map(({ _id, storageTitle }) => (
          <li key={_id}>
            <Link to="/listings/edit/$id" params={{ id: _id }} className="tall-link wrap-anywhere">
              {storageTitle || copy.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="font-semibold text-base">{heading}</h2>
      {children}
    </div>
  )
}
