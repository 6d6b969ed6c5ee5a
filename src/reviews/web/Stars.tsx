import { cx } from '#design/ui/base/cx.ts'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { mostStars } from '../rules/review-terms.ts'

/** Screen readers hear the number. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${rating} of ${mostStars} stars`}
      className={cx('flex', className)}
    >
      {Array.from({ length: mostStars }, (_, index) => (
        <StarIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: the first star stays the first
          key={index}
          className={index < Math.round(rating) ? 'fill-amber text-ink' : 'text-ink-faint'}
        />
      ))}
    </span>
  )
}
