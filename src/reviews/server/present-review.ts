import type { Period } from '#foundation/rules/time/time.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { ReviewSide } from '#reviews/rules/review-aspects.ts'
import type { BookingReview, PublicReview } from '#reviews/rules/wire.ts'
import { mayChangeReview } from './change-review.ts'
import type { ReviewRow } from './reviews-table.ts'
import type { ShownRow } from './shown-reviews-table.ts'

const deeds = ['change', 'respond'] as const

interface Reader {
  side: ReviewSide
  now: Date
  time: Period | undefined
}

export function presentBookingReview(row: ReviewRow, { side, now, time }: Reader): BookingReview {
  const cause = { by: side, now, given: { time } }
  return {
    ...presentReview(row),
    allowed: deeds.filter(event => mayChangeReview(row, event, cause)),
  }
}

export function presentReview(row: ReviewRow): Omit<BookingReview, 'allowed'> {
  return {
    _id: row.id,
    bookingId: row.booking_id,
    by: row.author_side === 'host' ? 'partner' : 'renter',
    state: row.state,
    rating: row.rating,
    aspects: row.aspects,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    response: responseOf(row),
    removedBecause: row.removed_because,
  }
}

/** With the day on which both were shown, so that nobody can tell who wrote first. */
export function presentShown(row: ShownRow, now: Date): PublicReview {
  return {
    _id: row.id,
    rating: row.rating,
    aspects: row.aspects,
    text: row.text ?? cancellationLine(row),
    createdAt: row.at.toISOString(),
    stayed: row.ran_until && {
      from: row.starts_at.toISOString(),
      to: row.ran_until > now ? null : row.ran_until.toISOString(),
    },
    by: { firstName: row.first_name ?? (row.rating === null ? 'Holdall' : 'Former member') },
    response: responseOf(row),
  }
}

function responseOf({ response, responded_at }: Pick<ShownRow, 'response' | 'responded_at'>) {
  if (response === null || !responded_at) return null
  return { text: response, createdAt: responded_at.toISOString() }
}

function cancellationLine({ starts_at, cancelled_at }: ShownRow): string {
  const start = formatDay(starts_at)
  const hadBegun = cancelled_at !== null && cancelled_at >= starts_at
  return hadBegun
    ? `The partner cancelled a paid booking that began on ${start}. This line is automatic.`
    : `The partner cancelled a paid booking before its start on ${start}. This line is automatic.`
}
