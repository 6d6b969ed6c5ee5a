import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from './copy.ts'

export function ReviewedPictures({ listing }: { listing: ReviewedListing }) {
  const elsewhere = listing.image.length - listing.mediaItems.length
  return (
    <section>
      <h3 className="mb-3 text-lg">{copy.pictures}</h3>
      {listing.mediaItems.length > 0 && (
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {listing.mediaItems.map((item, at) => (
            <li key={item.url}>
              {item.kind === 'video' ? (
                // biome-ignore lint/a11y/useMediaCaption: hosts film their rooms without speech
                <video
                  controls
                  preload="none"
                  src={item.url}
                  poster={item.poster ?? undefined}
                  aria-label={copy.openVideo(at + 1)}
                  className="aspect-[4/3] w-full rounded-field bg-ink object-contain"
                />
              ) : (
                <a
                  href={item.url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={copy.openPicture(at + 1)}
                  className="relative block aspect-[4/3] overflow-hidden rounded-field bg-sunk"
                >
                  <ListingPicture item={item} alt="" sizes="16rem" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {listing.image.length === 0 && <p className="text-ink-soft">{copy.noPictures}</p>}
      {elsewhere > 0 && <p className="mt-2 text-ink-soft text-sm">{copy.elsewhere(elsewhere)}</p>}
    </section>
  )
}
