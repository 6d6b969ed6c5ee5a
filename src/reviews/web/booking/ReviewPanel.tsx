import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { formatDay, formatDeadline } from '#foundation/rules/time/time.ts'
import type { ReviewSide } from '../../rules/review-aspects.ts'
import type { BookingReviews } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { bookingReviewsQuery } from '../queries.ts'
import { BookingReviewStory } from './BookingReviewStory.tsx'
import { WriteReview } from './WriteReview.tsx'

const words = copy.panel

export function ReviewPanel({ booking, side }: BookingPartProps) {
  const isParty = side !== 'operator'
  const { _id, approvalStatus, paymentStatus, endDate } = booking
  const standing = [approvalStatus, paymentStatus, endDate].join(' ')
  const found = useQuery({ ...bookingReviewsQuery(_id, standing), enabled: isParty })
  if (!isParty) return null
  return (
    <LoadedPanel query={found} heading={words.heading} words={words}>
      {reviews =>
        (reviews.time || reviews.renter) && (
          <Panel heading={words.heading} anchor="review">
            <Known bookingId={_id} side={side} found={reviews} />
          </Panel>
        )
      }
    </LoadedPanel>
  )
}

type ReviewTime = NonNullable<BookingReviews['time']>

const notShownWords = ({ until }: ReviewTime) =>
  until === null ? words.blindWhileItRuns : words.blind(formatDeadline(new Date(until)))

function timeWords({ from, until }: ReviewTime): string {
  const first = formatDay(new Date(from))
  return until === null ? words.fromOn(first) : words.from(first, formatDeadline(new Date(until)))
}

interface KnownProps {
  bookingId: string
  side: ReviewSide
  found: BookingReviews
}

function Known({ bookingId, side, found }: KnownProps) {
  const [isWriting, setWriting] = useState(false)
  const { mine, theirs, theyWrote, mayWrite, time, renter } = found
  return (
    <div className="grid justify-items-start gap-5">
      {renter && <p>{words.renter(renter.firstName, renter.rating)}</p>}
      {theyWrote && !theirs && mayWrite && <p>{words.theyWrote}</p>}
      {mayWrite && time && (
        <div className="grid justify-items-start gap-3">
          <p>{words.ask[side]}</p>
          <p className="text-ink-soft text-sm">{notShownWords(time)}</p>
          <Button onClick={() => setWriting(true)}>{words.write[side]}</Button>
        </div>
      )}
      {!mine && !mayWrite && time && <p className="text-ink-soft text-sm">{timeWords(time)}</p>}
      {mine && <BookingReviewStory isMine review={mine} onChange={() => setWriting(true)} />}
      {theirs && <BookingReviewStory review={theirs} />}
      {isWriting && (
        <WriteReview
          bookingId={bookingId}
          side={side}
          before={mine ?? undefined}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  )
}
