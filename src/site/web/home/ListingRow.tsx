import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import type { ListingCard as Listing } from '#listings/rules/wire.ts'
import { ListingCard } from '#listings/web/card/ListingCard.tsx'
import { ListingCardSkeletons } from '#listings/web/card/ListingCardSkeleton.tsx'
import { HeartButton, onCard } from '#listings/web/favourites/HeartButton.tsx'
import { copy } from './listings-copy.ts'

interface ListingRowProps {
  /** Undefined while loading. */
  listings: readonly Listing[] | undefined
  isError: boolean
  onRetry: () => void
  most: number
  none: string
  addressLength: number
  className: string
}

export function ListingRow({
  listings,
  isError,
  onRetry,
  most,
  none,
  addressLength,
  className,
}: ListingRowProps) {
  if (!listings) {
    return isError ? (
      <ErrorState title={copy.failed} onRetry={onRetry} />
    ) : (
      <ListingCardSkeletons count={most} className={className} />
    )
  }
  if (listings.length === 0) return <p className="max-w-measure text-ink-soft">{none}</p>
  return (
    <ul className={className}>
      {listings.slice(0, most).map(listing => (
        <li key={listing._id} className="relative grid">
          <ListingCard listing={listing} addressLength={addressLength} />
          <HeartButton listing={listing} className={onCard} />
        </li>
      ))}
    </ul>
  )
}
