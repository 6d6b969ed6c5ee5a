import { cx } from '#design/ui/base/cx.ts'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { mostStars } from '../rules/review-terms.ts'

/** Screen readers hear the number. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const halves = Math.round(rating * 2)
  return (
    <span
      role="img"
      aria-label={`${rating} of ${mostStars} stars`}
      className={cx('flex', className)}
    >
      {Array.from({ length: mostStars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first star stays the first
        <Star key={index} halves={halves - 2 * index} />
      ))}
    </span>
  )
}

const amber = 'fill-amber text-ink'
const faint = 'text-ink-faint'

function Star({ halves }: { halves: number }) {
  if (halves >= 2) return <StarIcon className={amber} />
  if (halves < 1) return <StarIcon className={faint} />
  return (
    <span className="relative shrink-0">
      <StarIcon className={faint} />
      <StarIcon className={cx('absolute inset-0 [clip-path:inset(0_50%_0_0)]', amber)} />
    </span>
  )
}
