import { Suspense, use } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { Tabs } from '#design/ui/navigation/Tabs.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { squareFeet } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { about } from './drawn-about.ts'
import type { FirstReview, ListingWords, ReadListing } from './read-listing.ts'
import { SpaceReviewsContext } from './space-reviews.ts'

const Dimensions = lazyPart(() => import('./dimensions/Dimensions.tsx'))

interface AboutTabsProps {
  listing: PublicListing
  words: ListingWords
  reviews: readonly FirstReview[]
  readings: ReadListing['readings']
}

export function AboutTabs({ listing, words, reviews, readings }: AboutTabsProps) {
  const feet = listing.storageSize ? squareFeet(listing.storageSize.name) : undefined
  const SpaceReviews = use(SpaceReviewsContext)
  return (
    <>
      <Tabs
        label={copy.tabs.label}
        tabs={[
          {
            id: 'details',
            label: copy.tabs.details,
            panel: <ServerDrawn of={about.details} with={{ listing, words, readings }} />,
          },
          {
            id: 'dimensions',
            label: copy.tabs.dimensions,
            panel: (
              <Suspense fallback={<Skeleton className="aspect-[4/3] w-full" />}>
                <Dimensions feet={feet} />
              </Suspense>
            ),
          },
          {
            id: 'review',
            label: copy.tabs.review,
            panel: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                {SpaceReviews && <SpaceReviews listingId={listing._id} />}
              </Suspense>
            ),
          },
        ]}
      />
      <ServerDrawn of={about.noScriptTabs} with={{ listing, reviews }} className="contents" />
    </>
  )
}
