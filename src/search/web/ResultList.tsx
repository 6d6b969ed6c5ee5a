import { cx } from '#foundation/web/ui/cx.ts'
import type { ListingCard as Listing } from '#listings/rules/wire.ts'
import { ListingCard } from '#listings/web/card/ListingCard.tsx'
import { copy } from './copy.ts'

interface ResultListProps {
  listings: readonly Listing[]
  rate: 'monthly' | 'hourly'
  className: string
  /** The one whose pin is under the pointer. */
  lifted: string | undefined
  onLift: (id: string | undefined) => void
}

export function ResultList({ listings, rate, className, lifted, onLift }: ResultListProps) {
  return (
    <ul aria-label={copy.results} className={className}>
      {listings.map((listing, index) => (
        <li key={listing._id} id={resultId(listing._id)} className="grid scroll-mt-48">
          <ListingCard
            listing={listing}
            rate={rate}
            headingLevel={2}
            eager={index < 2}
            sizes="(min-width: 1024px) 20rem, (min-width: 640px) 45vw, 92vw"
            onPointerEnter={() => onLift(listing._id)}
            onPointerLeave={() => onLift(undefined)}
            onFocus={() => onLift(listing._id)}
            onBlur={() => onLift(undefined)}
            className={cx(lifted === listing._id && 'border-kraft ring-2 ring-kraft')}
          />
        </li>
      ))}
    </ul>
  )
}

export function resultId(id: string): string {
  return `result-${id}`
}
