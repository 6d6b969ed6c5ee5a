import type { BookedListing } from '#bookings/rules/wire.ts'
import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { copy } from '../copy.ts'

interface BookingPictureProps {
  listing: BookedListing
  /** In view from the beginning. */
  eager?: boolean
}

/** The first picture of the space, or a drawing of its type. */
export function BookingPicture({ listing, eager = false }: BookingPictureProps) {
  const picture = listing.mediaItems.find(item => item.kind === 'image')
  if (picture) {
    return (
      <ListingPicture
        item={picture}
        alt={copy.card.pictureOf(listing.storageTitle)}
        sizes="(min-width: 640px) 14rem, 92vw"
        eager={eager}
      />
    )
  }
  const Scene = storageScene(listing.storageType)
  return <Scene className="absolute inset-x-0 inset-y-2" />
}
