import { type ReactNode, Suspense } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { AboutTabs } from './AboutTabs.tsx'
import { about } from './drawn-about.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingTitle } from './ListingTitle.tsx'
import { LocationSection } from './LocationSection.tsx'
import type { ReadListing } from './read-listing.ts'

const PreviewBanner = lazyPart(() => import('./PreviewBanner.tsx'))

export interface ListingPageProps extends ReadListing {
  /** Then there is no button to ask or to visit. */
  isOwn: boolean
  /** Beside the page; on a phone at the bottom. */
  bookNow: ReactNode
  bookNowBar: ReactNode
  availability: ReactNode
}

/** Booking belongs to another noun, which listings may not import: it comes as `bookNow`. */
export function ListingPage(props: ListingPageProps) {
  const { listing, words, similar, reviews, readings, isOwn, bookNow, bookNowBar, availability } =
    props
  return (
    <>
      <ListingHead listing={listing} words={words} />
      {listing.preview && (
        <Suspense fallback={null}>
          <PreviewBanner listing={listing} />
        </Suspense>
      )}
      <div
        data-own={isOwn || undefined}
        className="mx-auto grid max-w-page gap-x-10 xl:gap-x-12 px-edge pb-16 sm:px-8 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <Gallery
            title={listing.storageTitle || words.type || ''}
            storageType={listing.storageType}
            items={listing.mediaItems}
          />
          <ListingTitle listing={listing} words={words} />
          <ServerDrawn of={about.keyFacts} with={{ listing, words }} />
          <AboutTabs {...{ listing, words, reviews, readings }} />
          {availability}
          <LocationSection listing={listing} />
        </div>
        {bookNow}
      </div>
      <ServerDrawn of={about.similar} with={{ listings: similar }} />
      {bookNowBar}
    </>
  )
}
