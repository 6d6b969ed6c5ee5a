import { cx } from '#design/ui/base/cx.ts'
import { StarIcon } from '#design/ui/icons/StatusIcons.tsx'
import type { ListingCard } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

interface RatingTextProps {
  rating: ListingCard['rating'] | undefined
  className?: string
}

/** The stars of a space, or that it is new. */
export function RatingText({ rating, className }: RatingTextProps) {
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
        <span className="text-ink-soft">{copy.isNew}</span>
      )}
    </p>
  )
}
