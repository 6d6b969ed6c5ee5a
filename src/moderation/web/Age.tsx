import { cx } from '#design/ui/base/cx.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import type { ReviewedListing } from '../rules/wire.ts'
import { copy } from './copy.ts'

type Waiting = Pick<ReviewedListing, 'waitingHours' | 'late' | 'status' | 'decisions'>

/** As a part of the day within which we promise a decision. Only waiting listings have an age. */
export function Age({ listing, className }: { listing: Waiting; className?: string }) {
  const { listingReviewHours } = usePolicy()
  if (!isWaiting(listing)) return null
  const { waitingHours, late } = listing
  const hours = hoursText(waitingHours)
  return (
    <div className={className}>
      <p
        className={cx('text-sm tabular-nums', late ? 'font-semibold text-danger' : 'text-ink-soft')}
      >
        {late ? copy.age.late(hours) : copy.age.waits(hours)}
      </p>
      <progress
        aria-label={copy.age.label}
        max={listingReviewHours}
        value={Math.min(waitingHours, listingReviewHours)}
        className={cx('progress-bar mt-1 block', late && 'text-danger')}
      />
    </div>
  )
}

export function isWaiting({ status, decisions }: Pick<Waiting, 'status' | 'decisions'>): boolean {
  return status === 'pending' || (status === 'approved' && decisions.includes('approved'))
}

function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} days`
}
