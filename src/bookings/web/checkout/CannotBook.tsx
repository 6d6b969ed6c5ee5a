import { Link } from '@tanstack/react-router'
import { buttonClass } from '#foundation/web/ui/Button.tsx'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import type { PublicListing } from '#listings/rules/wire.ts'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { copy } from './copy.ts'

/** For one's own space and for one that takes no bookings: why not, and the way on. */
export function CannotBook({ listing }: { listing: PublicListing }) {
  const Scene = storageScene(listing.storageType)
  const words = listing.preview ? copy.own : copy.unavailable
  const onward = listing.preview ? '/listings' : '/search'
  return (
    <EmptyState
      title={words.heading}
      illustration={<Scene className="aspect-[4/3]" />}
      className="mx-auto max-w-3xl"
      action={
        <>
          <Link to={onward as string} className={buttonClass()}>
            {words.action}
          </Link>
          <Link
            to="/book/$id"
            params={{ id: listing._id }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {copy.back}
          </Link>
        </>
      }
    >
      {words.words}
    </EmptyState>
  )
}
