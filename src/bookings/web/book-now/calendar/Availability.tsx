import { Suspense } from 'react'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { WhenNear } from '#listings/web/public/WhenNear.tsx'
import { copy } from '../copy.ts'

const AvailabilityCalendar = lazyPart(() => import('./AvailabilityCalendar.tsx'))

const room = (
  <>
    <Skeleton className="h-96 noscript:hidden" />
    <noscript className="text-ink-soft">{copy.availability.needsScript}</noscript>
  </>
)

type AvailabilityProps = Pick<ReadListing, 'listing' | 'words'>

export function Availability({ listing, words }: AvailabilityProps) {
  const isPublic = listing.status === 'approved'
  return (
    <section className="@container">
      <h2 className="mb-4 text-2xl">{copy.availability.heading}</h2>
      {isPublic ? (
        <WhenNear before={room}>
          <Suspense fallback={room}>
            <AvailabilityCalendar listingId={listing._id} notice={words.notice} />
          </Suspense>
        </WhenNear>
      ) : (
        <p className="text-ink-soft">{copy.availability.later}</p>
      )}
    </section>
  )
}
