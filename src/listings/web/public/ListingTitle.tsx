import { BoltIcon, InfoIcon, PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { ListingActions } from './ListingActions.tsx'
import type { ListingWords } from './read-listing.ts'

interface ListingTitleProps {
  listing: PublicListing
  words: ListingWords
}

export function ListingTitle({ listing, words }: ListingTitleProps) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {words.type && <Badge tone="green">{words.type}</Badge>}
        {listing.autoApprove && (
          <span title={copy.autoApprovalAbout} className="inline-flex">
            <Badge tone="amber" icon={<BoltIcon />}>
              {copy.autoApproval}
            </Badge>
          </span>
        )}
        {listing.storageNumber > 1 && <Badge>{copy.spaces(listing.storageNumber)}</Badge>}
        {!listing.available && (
          <Badge tone="warning" icon={<InfoIcon />}>
            {copy.unavailable}
          </Badge>
        )}
      </div>
      <h1 className="text-wrap text-3xl sm:text-4xl">{listing.storageTitle || copy.untitled}</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex items-start gap-1.5 text-ink-soft sm:text-lg">
          <PinIcon className="mt-1" />
          {listing.address}
        </p>
        <ListingActions listing={listing} />
      </div>
    </header>
  )
}
