import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { loadPartsNow } from '#design/server-drawn/first-interaction.ts'
import { InteractivePart } from '#design/server-drawn/interactive-part.tsx'
import { readDayRange } from '#foundation/rules/time/day-range.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { ListingPage } from '#listings/web/public/ListingPage.tsx'
import { ListingSkeleton } from '#listings/web/public/ListingSkeleton.tsx'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { useIsHost } from '#listings/web/public/use-is-host.ts'
import { hasDraft } from '../draft-key.ts'
import { bookNowSources } from './book-now-sources.ts'
import { Availability } from './calendar/Availability.tsx'
import { type ChosenDates, HeldDatesContext } from './dates/chosen-dates.ts'
import { missingPage } from './missing-page.ts'

const { NotAvailable } = missingPage()

export const Route = createFileRoute('/_public/book/$id')({
  validateSearch: readDayRange,
  // The server-drawn page includes its data, so the code that loads them is fetched only when
  // needed.
  loader: async ({ params, abortController }) => {
    const { readListing } = await import('#listings/web/public/read-listing.ts')
    const [read] = await Promise.all([
      readListing(params.id, abortController.signal),
      bookNowSources.panel.ready(),
      bookNowSources.bar.ready(),
    ])
    if (!read) throw notFound()
    return { read, drawnAt: serverNow().toISOString() }
  },
  component: BookPage,
  pendingComponent: ListingSkeleton,
  notFoundComponent: HiddenListing,
})

function BookPage() {
  const { read, drawnAt } = Route.useLoaderData()
  return <ListingWithBooking key={read.listing._id} read={read} drawnAt={drawnAt} />
}

/** The server draws pages without a session, so the host and the operator ask again with theirs. */
function HiddenListing() {
  const { id } = Route.useParams()
  const session = useSession()
  const { data, isPending } = useQuery({
    queryKey: ['listings', 'preview', id],
    queryFn: async ({ signal }) => {
      const { readListing } = await import('#listings/web/public/read-listing.ts')
      const read = await readListing(id, signal)
      return read ? { read, drawnAt: serverNow().toISOString() } : null
    },
    enabled: session.status === 'in',
    // Otherwise a failure would look as if there were no such listing.
    throwOnError: true,
  })
  if (session.status === 'in' && data)
    return <ListingWithBooking read={data.read} drawnAt={data.drawnAt} />
  const isAsking = session.status === 'in' && isPending
  if (isAsking) return <ListingSkeleton />
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <NotAvailable />
    </Suspense>
  )
}

function ListingWithBooking({ read, drawnAt }: { read: ReadListing; drawnAt: string }) {
  const { from, to } = Route.useSearch()
  const { listing } = read
  const isOwn = useIsHost(listing)
  const [chosen, setChosen] = useState<ChosenDates>()
  const held = useMemo(() => [chosen, setChosen] as const, [chosen])
  const choice = { read, drawnAt, from, to }
  const hasDates = from !== undefined || to !== undefined
  useEffect(() => {
    if (hasDates || hasDraft(listing._id)) loadPartsNow()
  }, [hasDates, listing._id])
  return (
    <HeldDatesContext value={held}>
      <ListingPage
        {...read}
        isOwn={isOwn}
        bookNow={<InteractivePart of={bookNowSources.panel} with={choice} />}
        bookNowBar={<InteractivePart of={bookNowSources.bar} with={choice} />}
        availability={<Availability {...read} />}
      />
    </HeldDatesContext>
  )
}
