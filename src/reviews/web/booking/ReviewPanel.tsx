import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenEnded } from '#bookings/rules/term/open-end.ts'
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
          <Panel heading={words.heading}>
            <Known bookingId={_id} side={side} found={reviews} />
          </Panel>
        )
      }
    </LoadedPanel>
  )
}

const notShownWords = (end: Date) =>
  isOpenEnded(end) ? words.blindWhileItRuns : words.blind(formatDeadline(end))
const timeWords = (from: Date, end: Date) =>
  isOpenEnded(end)
    ? words.fromOn(formatDay(from))
    : words.from(formatDay(from), formatDeadline(end))

interface KnownProps {
  bookingId: string
  side: ReviewSide
  found: BookingReviews
}

function Known({ bookingId, side, found }: KnownProps) {
  const [isWriting, setWriting] = useState(false)
  const { mine, theirs, theyWrote, mayWrite, time, renter } = found
  const end = time && new Date(time.until)
  return (
    <div className="grid justify-items-start gap-5">
      {renter && <p>{words.renter(renter.firstName, renter.rating)}</p>}
      {theyWrote && !theirs && mayWrite && <p>{words.theyWrote}</p>}
      {mayWrite && end && (
        <div className="grid justify-items-start gap-3">
          <p>{words.ask[side]}</p>
          <p className="text-ink-soft text-sm">{notShownWords(end)}</p>
          <Button onClick={() => setWriting(true)}>{words.write[side]}</Button>
        </div>
      )}
      {!mine && !mayWrite && time && end && (
        <p className="text-ink-soft text-sm">{timeWords(new Date(time.from), end)}</p>
      )}
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
