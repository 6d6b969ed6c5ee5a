import { Suspense } from 'react'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { WhenNear } from './WhenNear.tsx'

const AreaMap = lazyPart(() => import('./AreaMap.tsx'))

const words = copy.where
const room = <Skeleton className="size-full" />

export function LocationSection({ listing }: { listing: PublicListing }) {
  const { coordinates, address } = listing
  return (
    <section>
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="mt-2 flex items-start gap-1.5 font-semibold">
        <PinIcon className="mt-0.5 text-green" />
        {address}
      </p>
      <p className="mt-1 max-w-measure text-ink-soft">
        {coordinates ? (
          <>
            <span className="noscript:hidden">{words.circle}</span> {words.exact}
          </>
        ) : (
          words.noMap
        )}
      </p>
      {coordinates && (
        <WhenNear
          before={room}
          className="noscript:hidden mt-4 h-80 overflow-hidden rounded-card border border-hairline sm:h-112"
        >
          <Suspense fallback={room}>
            <AreaMap listing={listing} point={coordinates} />
          </Suspense>
        </WhenNear>
      )}
    </section>
  )
}
