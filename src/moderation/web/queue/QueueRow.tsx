import { Link } from '@tanstack/react-router'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import type { ReviewedListing } from '../../rules/wire.ts'
import { Age, isWaiting } from '../Age.tsx'
import { copy as consoleCopy } from '../copy.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { copy } from './copy.ts'

interface QueueRowProps {
  listing: ReviewedListing
  isChosen: boolean
  onChoose?: (listing: ReviewedListing) => void
}

export function QueueRow({ listing, isChosen, onChoose }: QueueRowProps) {
  const host = copy.by(`${listing.host.firstName} ${listing.host.lastName}`)
  const title = (
    <>
      {listing.storageTitle || consoleCopy.listing.untitled}
      <span className="sr-only"> {host}</span>
    </>
  )
  return (
    <li
      id={`queue-${listing._id}`}
      data-chosen={isChosen}
      className="relative rounded-card border border-hairline bg-surface hover:border-kraft data-[chosen=true]:border-green data-[chosen=true]:shadow-[0_0_0_1px_var(--green)]"
    >
      <div className="flex flex-wrap gap-3.5 p-3">
        <Thumb listing={listing} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold leading-snug [overflow-wrap:anywhere]">
            {onChoose ? (
              <button
                type="button"
                aria-current={isChosen}
                onClick={() => onChoose(listing)}
                className="stretch-link wrap-anywhere text-left"
              >
                {title}
              </button>
            ) : (
              <Link to="/admin/listings/$id" params={{ id: listing._id }} className="stretch-link">
                {title}
              </Link>
            )}
          </p>
          <p className="text-ink-soft text-sm leading-snug">
            {listing.address || consoleCopy.listing.noAddress}
          </p>
          <p className="text-ink-soft text-sm leading-snug">{host}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <StatusBadge status={listing.status} />
            {isWaiting(listing) &&
              (listing.review === 'changed' ? (
                <Badge tone="sky">{consoleCopy.listing.changed}</Badge>
              ) : (
                <Badge>{copy.new}</Badge>
              ))}
            {listing.host.isSuspended && (
              <Badge tone="danger">{consoleCopy.listing.partnerSuspended}</Badge>
            )}
            {listing.featured && (
              <Badge tone="amber" icon={<StarIcon />}>
                {consoleCopy.listing.featured}
              </Badge>
            )}
          </p>
          <Age listing={listing} className="mt-2" />
        </div>
      </div>
    </li>
  )
}

function Thumb({ listing }: { listing: ReviewedListing }) {
  const picture = listing.mediaItems.find(item => item.kind === 'image')
  const Scene = storageScene(listing.storageType)
  return (
    <div className="relative size-18 shrink-0 overflow-hidden rounded-field bg-sunk">
      {picture ? (
        <ListingPicture item={picture} alt="" sizes="4.5rem" />
      ) : (
        <Scene className="size-full" />
      )}
    </div>
  )
}
