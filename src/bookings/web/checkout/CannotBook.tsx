import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import type { PublicListing } from '#listings/rules/wire.ts'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { copy } from './copy.ts'

/** For a host's own space, and for a space that takes no bookings. */
export function CannotBook({ listing }: { listing: PublicListing }) {
  const Scene = storageScene(listing.storageType)
  const words = listing.own ? copy.own : copy.unavailable
  return (
    <EmptyState
      title={words.heading}
      illustration={<Scene className="aspect-[4/3]" />}
      className="mx-auto max-w-3xl"
      action={
        <>
          {listing.own ? (
            <Link
              to={'/listings/edit/$id' as string}
              params={{ id: listing._id } as object}
              className={buttonClass()}
            >
              {words.action}
            </Link>
          ) : (
            <Link to={'/search' as string} className={buttonClass()}>
              {words.action}
            </Link>
          )}
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
