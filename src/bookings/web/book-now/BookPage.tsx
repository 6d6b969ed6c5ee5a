import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readDayRange } from '#foundation/rules/time/day-range.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { ListingPage } from '#listings/web/public/ListingPage.tsx'
import { ListingSkeleton } from '#listings/web/public/ListingSkeleton.tsx'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { useIsHost } from '#listings/web/public/use-is-host.ts'
import { BookNowBar } from './BookNowBar.tsx'
import { BookNowForm } from './BookNowForm.tsx'
import { Availability } from './calendar/Availability.tsx'
import { copy } from './copy.ts'
import { missingPage } from './missing-page.ts'
import { type BookNow, useBookNow } from './use-book-now.ts'

const { NotAvailable } = missingPage()

export const Route = createFileRoute('/_public/book/$id')({
  validateSearch: readDayRange,
  // The server-drawn page includes its data, so the code that loads them is fetched only when
  // needed.
  loader: async ({ params, abortController }) => {
    const { readListing } = await import('#listings/web/public/read-listing.ts')
    const read = await readListing(params.id, abortController.signal)
    if (!read) throw notFound()
    return { read, drawnAt: new Date().toISOString() }
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
      return read ? { read, drawnAt: new Date().toISOString() } : null
    },
    enabled: session.status === 'in',
  })
  if (data) return <ListingWithBooking read={data.read} drawnAt={data.drawnAt} />
  const isAsking = session.status === 'in' && isPending
  if (isAsking) return <ListingSkeleton />
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <NotAvailable />
    </Suspense>
  )
}

function ListingWithBooking({ read, drawnAt }: { read: ReadListing; drawnAt: string }) {
  const searched = Route.useSearch()
  const { listing, words } = read
  const isOwn = useIsHost(listing)
  const choice = useBookNow({ listing, words, drawnAt, searched, isOwn })
  return (
    <ListingPage
      {...read}
      isOwn={isOwn}
      bookNow={<BookNowPanel choice={choice} />}
      bookNowBar={<BookNowBar choice={choice} />}
      availability={<Availability {...read} />}
    />
  )
}

/** On a phone the bottom bar takes its place. */
function BookNowPanel({ choice }: { choice: BookNow }) {
  return (
    <aside
      aria-label={copy.panel}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto rounded-card border border-hairline bg-surface p-5 shadow-soft max-lg:hidden"
    >
      <BookNowForm choice={choice} />
    </aside>
  )
}
