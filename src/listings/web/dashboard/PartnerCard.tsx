import { BoltIcon, PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { PriceText } from '#design/ui/surfaces/PriceText.tsx'
import { Tooltip } from '#design/ui/surfaces/Tooltip.tsx'
import { cardTitleLength, cutText, shortAddressLength } from '#foundation/rules/text/cut-text.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { ListingPicture } from '../card/ListingPicture.tsx'
import { storageScene } from '../card/storage-scenes.ts'
import { poundsText } from '../money-text.ts'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'
import { CardActions } from './CardActions.tsx'
import { copy } from './copy.ts'
import { StandingBadge, StandingNotice } from './Standing.tsx'

export function PartnerCard({ listing }: { listing: Listing }) {
  const title = listing.storageTitle || copy.untitled
  return (
    // Only the picture is clipped: the tooltip of the address must be able to stand out.
    <Card flush className="flex flex-col overflow-visible">
      <article aria-label={title} className="flex flex-1 flex-col">
        <div className="relative aspect-[3/2] overflow-hidden rounded-t-card bg-sunk">
          <CardPicture listing={listing} title={title} />
          <div className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-2">
            <StandingBadge listing={listing} />
            {listing.autoApprove && (
              <Badge tone="amber" icon={<BoltIcon />} className="shadow-soft">
                {copy.autoApproval}
              </Badge>
            )}
          </div>
        </div>
        <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
          <h2 title={title} className="wrap-anywhere text-lg">
            {cutText(title, cardTitleLength)}
          </h2>
          {listing.reference && (
            <p className="wrap-anywhere text-ink-soft text-sm">
              {copy.reference(listing.reference)}
            </p>
          )}
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <PinIcon />
            <Address address={listing.address} />
          </p>
          {listing.monthlyRate !== null && (
            <PriceText
              className="pt-1"
              amount={poundsText(listing.monthlyRate)}
              per={copy.perMonth}
              {...(listing.hourlyRate !== null && {
                note: copy.perHour(poundsText(listing.hourlyRate)),
              })}
            />
          )}
          <StandingNotice listing={listing} title={title} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1 border-hairline border-t px-4 py-2 sm:px-5">
          <AvailabilitySwitch listing={listing} title={title} />
          <CardActions listing={listing} title={title} />
        </div>
      </article>
    </Card>
  )
}

function Address({ address }: { address: string }) {
  const short = cutText(address, shortAddressLength)
  if (address === '') return <span>{copy.noAddress}</span>
  if (short === address) return <span>{address}</span>
  return (
    <Tooltip text={address} plain>
      {short}
    </Tooltip>
  )
}

const sizes = '(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw'

function CardPicture({ listing, title }: { listing: Listing; title: string }) {
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
