import { cx } from '#design/ui/base/cx.ts'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { isNewlyListed } from '#listings/rules/newly-listed.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { lazyCopy } from './lazy-copy.ts'

interface RatingTextProps {
  rating: ListingCard['rating'] | undefined
  /** Left out where the rating is not about a space. */
  createdAt?: string
  className?: string
}

export function RatingText({ rating, createdAt, className }: RatingTextProps) {
  return (
    <p className={cx('flex items-center gap-1.5 text-sm', className)}>
      <StarIcon className={rating ? 'fill-amber' : 'text-ink-faint'} />
      {rating ? (
        <>
          <span aria-hidden="true">
            <span className="font-semibold tabular-nums">{rating.average.toFixed(1)}</span>{' '}
            <span className="text-ink-soft">({rating.count})</span>
          </span>
          <span className="sr-only">{copy.rating(rating.average, rating.count)}</span>
        </>
      ) : (
        // In demo mode the clock may have moved since the server drew this.
        <span suppressHydrationWarning className="text-ink-soft">
          {createdAt && isNewlyListed({ createdAt }, serverNow()) ? copy.isNew : lazyCopy.noRating}
        </span>
      )}
    </p>
  )
}
