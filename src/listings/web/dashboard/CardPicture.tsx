import type { Listing } from '#listings/rules/wire.ts'
import { ListingPicture } from '../card/ListingPicture.tsx'
import { storageScene } from '../card/storage-scenes.ts'
import { copy } from './copy.ts'

const sizes = '(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw'

export function CardPicture({ listing, title }: { listing: Listing; title: string }) {
  const picture = listing.mediaItems.find(item => item.kind === 'image')
  if (picture) {
    return <ListingPicture item={picture} alt={copy.pictureOf(title)} sizes={sizes} />
  }
  const poster = listing.mediaItems.find(item => item.poster)?.poster
  if (poster) {
    return (
      <img
        src={poster}
        alt={copy.pictureOf(title)}
        className="absolute inset-0 size-full object-cover"
      />
    )
  }
  const Scene = storageScene(listing.storageType)
  return <Scene className="absolute inset-x-0 inset-y-2" />
}
