import { Link } from '@tanstack/react-router'
import { cx } from '#design/ui/base/cx.ts'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { BoxIcon, DropIcon } from '#design/ui/icons/ThingIcons.tsx'
import { BoltIcon, ChevronRightIcon, PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'
import { cardTitleLength, cutText, usualAddressLength } from '#foundation/rules/text/cut-text.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { isRecordCurrent } from '#listings/rules/readings/dry-record.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import type { ListingCard as Listing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { DoorText, type PricedToDoor } from './DoorText.tsx'
import { ListingPicture } from './ListingPicture.tsx'
import { lazyCopy } from './lazy-copy.ts'
import { RateText } from './RateText.tsx'
import { RatingText } from './RatingText.tsx'
import { storageScene } from './storage-scenes.ts'

export interface ListingCardProps {
  listing: Listing & PricedToDoor & { freeFrom?: string | undefined }
  /** Longest address in letters: 23 on the home page, 38 elsewhere. */
  addressLength?: number
  /** The price that stands first. */
  rate?: 'monthly' | 'hourly'
  /** The width of the card, so that the browser can choose a picture. */
  sizes?: string
  headingLevel?: 2 | 3
  eager?: boolean
  /** Distance from the searched place. */
  away?: string | undefined
  /** What the price to the door covers, such as "for 3 months". */
  term?: string | undefined
  /** Passed on to the listing's page, so that they need not be chosen again. */
  days?: { from: string; to: string } | undefined
}

export function ListingCard({
  listing,
  addressLength = usualAddressLength,
  rate = 'monthly',
  sizes = '(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 92vw',
  headingLevel = 3,
  eager,
  away,
  days,
  term,
}: ListingCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const title = listing.storageTitle || copy.untitled
  const isLeafed = picturesOf(listing).length > 1
  return (
    <article
      className={cx(
        cardClass({ interactive: true, flush: true }),
        'laid-out-later flex flex-col',
        isLeafed && 'touch-pan-y touch-pinch-zoom',
      )}
    >
      <Pictures listing={listing} title={title} sizes={sizes} eager={eager} />
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <Heading className="text-lg">
          <Link
            to="/book/$id"
            params={{ id: listing._id }}
            search={days ?? {}}
            title={title}
            className="stretch-link outline-none"
          >
            {cutText(title, cardTitleLength)}
          </Link>
        </Heading>
        <p title={listing.address} className="flex items-center gap-1.5 text-ink-soft text-sm">
          <PinIcon />
          {cutText(listing.address, addressLength)}
        </p>
        <RatingText rating={listing.rating} createdAt={listing.createdAt} />
        {listing.freeFrom && (
          <p className="font-semibold text-sm">{lazyCopy.freeFrom(listing.freeFrom)}</p>
        )}
        {away && <p className="text-ink-soft text-sm">{away}</p>}
        <Traits listing={listing} />
        <Price listing={listing} rate={rate} term={term} />
      </div>
    </article>
  )
}

function picturesOf({ mediaItems }: Pick<Listing, 'mediaItems'>) {
  return mediaItems.filter(item => item.kind === 'image')
}

function Pictures({
  listing,
  title,
  sizes,
  eager,
}: Pick<ListingCardProps, 'listing' | 'eager'> & { title: string; sizes: string }) {
  const pictures = picturesOf(listing)
  const [picture] = pictures
  const count = pictures.length
  const Scene = storageScene(listing.storageType)
  return (
    <div className="relative aspect-[3/2] overflow-hidden bg-sunk max-[12rem]:aspect-[4/5]">
      {picture ? (
        <ListingPicture item={picture} alt="" sizes={sizes} eager={eager} />
      ) : (
        <Scene className="absolute inset-x-0 inset-y-2" />
      )}
      {count > 1 && <NextPicture id={listing._id} title={title} count={count} />}
      {listing.autoApprove && (
        <Badge
          tone="amber"
          icon={<BoltIcon />}
          className="absolute top-3 left-3 shadow-soft max-[12rem]:top-14"
        >
          {copy.autoApproval}
        </Badge>
      )}
    </div>
  )
}

/** The code for this button is loaded at the first press or swipe. */
function NextPicture({ id, title, count }: { id: string; title: string; count: number }) {
  return (
    <button
      type="button"
      data-turn-picture={id}
      data-title={title}
      aria-label={copy.nextPicture(title, 1, count)}
      className="absolute right-2 bottom-2 z-10 flex min-h-11 items-center gap-1 rounded-full bg-surface/90 px-3 text-ink text-sm tabular-nums shadow-soft hover:bg-surface noscript:hidden"
    >
      <span data-count="">{copy.pictureAt(1, count)}</span>
      <ChevronRightIcon />
    </button>
  )
}

function Price({
  listing,
  rate,
  term,
}: Pick<ListingCardProps, 'listing' | 'term'> & { rate: 'monthly' | 'hourly' }) {
  return (
    <>
      {term && listing.door ? (
        <DoorText door={listing.door} term={term} className="mt-auto pt-2" />
      ) : (
        <RateText
          rate={rate === 'monthly' ? listing.monthlyRate : listing.hourlyRate}
          withTax={listing.priceFrom[rate]}
          per={rate === 'monthly' ? copy.perMonth : copy.perHour}
          className="mt-auto pt-2"
        />
      )}
      {term && listing.doorRefusal && (
        <p className="text-ink-soft text-sm">{listing.doorRefusal}</p>
      )}
    </>
  )
}

function Traits({ listing }: { listing: Listing }) {
  return (
    <ul className="flex flex-wrap gap-1.5 *:flex">
      {listing.storageSize && (
        <li>
          <Badge>{sizeText(listing.storageSize.name)}</Badge>
        </li>
      )}
      {listing.dryRecord && isRecordCurrent(listing.dryRecord, serverNow()) && (
        <li>
          <Badge tone="sky" icon={<DropIcon />}>
            {lazyCopy.dryRecord}
          </Badge>
        </li>
      )}
      {listing.delivery && (
        <li>
          <Badge tone="green" icon={<VanIcon />}>
            {copy.delivery}
          </Badge>
        </li>
      )}
      {listing.packing && (
        <li>
          <Badge tone="green" icon={<BoxIcon />}>
            {copy.packing}
          </Badge>
        </li>
      )}
    </ul>
  )
}
