import { Link } from '@tanstack/react-router'
import type { Booking } from '#bookings/rules/wire.ts'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { BookingBadges } from '../list/BookingBadges.tsx'
import { BookingPicture } from '../list/BookingPicture.tsx'
import { nextStep } from '../list/next-step.ts'
import { periodText } from '../list/period-text.ts'
import { progressSteps } from '../list/progress-steps.ts'

interface BookingHeadProps {
  booking: Booking
  side: Side
  now: Date
}

export function BookingHead({ booking, side, now }: BookingHeadProps) {
  const { listing, storageListing, cancelledBy, reason } = booking
  const title = listing.storageTitle
  const isCancelledByReader = cancelledBy === side
  return (
    <Card flush className="@container">
      <div className="@xl:flex">
        <div className="relative aspect-[5/2] shrink-0 overflow-hidden bg-sunk @xl:aspect-auto @xl:w-56">
          <BookingPicture listing={listing} eager />
        </div>
        <div className="grid min-w-0 flex-1 gap-2 p-5 @xl:p-6">
          <BookingBadges booking={booking} now={now} />
          <h2 className="wrap-anywhere text-pretty text-xl">{title}</h2>
          <p className="text-balance text-ink-soft">{periodText(booking)}</p>
          <p className="wrap-anywhere font-semibold">{nextStep(booking, side, now)}</p>
          {cancelledBy && (
            <p className="wrap-anywhere text-ink-soft">
              {isCancelledByReader ? copy.cancelledByYou : copy.cancelledBy[cancelledBy]}
              {reason && `: “${reason}”`}
            </p>
          )}
          {listing.isShown && (
            <Link
              to="/book/$id"
              params={{ id: storageListing }}
              className="tall-link justify-self-start text-sm"
            >
              {copy.detail.listing}
            </Link>
          )}
        </div>
      </div>
      <div className="border-hairline border-t p-5 @xl:p-6">
        <ProgressLine label={copy.progress.label(title)} steps={progressSteps(booking, now)} />
      </div>
    </Card>
  )
}
