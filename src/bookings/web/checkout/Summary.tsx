import { Link } from '@tanstack/react-router'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Tooltip } from '#design/ui/surfaces/Tooltip.tsx'
import { cardTitleLength, cutText, usualAddressLength } from '#foundation/rules/text/cut-text.ts'
import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import { RateText } from '#listings/web/card/RateText.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import { Breakdown } from './Breakdown.tsx'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.summary

export function Summary({ checkout }: { checkout: Checkout }) {
  const { listing, choice } = checkout
  const title = listing.storageTitle || words.untitled
  const isHourly = choice.type === 'hourly'
  const cover = listing.mediaItems.find(item => item.kind === 'image')
  const Scene = storageScene(listing.storageType)
  return (
    <aside aria-label={words.label} className="lg:sticky lg:top-24 lg:order-2 lg:self-start">
      <Card className="grid gap-5">
        <div className="flex flex-wrap gap-4">
          <div className="relative size-20 shrink-0 overflow-hidden rounded-field bg-sunk sm:size-24">
            {cover ? (
              <ListingPicture item={cover} alt="" sizes="6rem" />
            ) : (
              <Scene className="absolute inset-1" />
            )}
          </div>
          <div className="min-w-0 flex-1 basis-32">
            <h2
              title={title}
              className="wrap-anywhere font-display font-semibold text-lg leading-tight"
            >
              {cutText(title, cardTitleLength)}
            </h2>
            <p className="wrap-anywhere mt-1 text-ink-soft text-sm">
              <Address address={listing.address} />
            </p>
            <Link to="/book/$id" params={{ id: listing._id }} className="tall-link text-sm">
              {words.view}
            </Link>
          </div>
        </div>
        <RateText
          rate={isHourly ? listing.hourlyRate : listing.monthlyRate}
          withTax={isHourly ? listing.priceFrom.hourly : listing.priceFrom.monthly}
          per={isHourly ? words.perHour : words.perMonth}
        />
        <Breakdown checkout={checkout} />
      </Card>
    </aside>
  )
}

function Address({ address }: { address: string }) {
  const short = cutText(address, usualAddressLength)
  if (short === address) return address
  return (
    <Tooltip text={address} plain>
      {short}
    </Tooltip>
  )
}
