import type { BookedListing } from '#bookings/rules/wire.ts'
import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { copy } from '../copy.ts'

const film = /\.(mp4|webm|mov|m4v)$/i
const unsized = {
  kind: 'image' as const,
  width: null,
  height: null,
  widths: [],
  placeholder: null,
  poster: null,
}

/** The first picture of the space, else what such a space looks like. Fills its box. */
export function BookingPicture({ listing }: { listing: BookedListing }) {
  const url = listing.media.find(address => !film.test(address))
  if (url) {
    return (
      <ListingPicture
        item={{ ...unsized, url }}
        alt={copy.card.pictureOf(listing.storageTitle)}
        sizes="(min-width: 640px) 14rem, 92vw"
      />
    )
  }
  const Scene = storageScene(listing.storageType)
  return <Scene className="absolute inset-x-0 inset-y-2" />
}
