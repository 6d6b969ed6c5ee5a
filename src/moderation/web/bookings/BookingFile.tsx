import { Link } from '@tanstack/react-router'
import { mayEarn } from '#bookings/rules/life/booking-states.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { copy as bookingCopy } from '#bookings/web/copy.ts'
import { AccessPanel } from '#bookings/web/detail/AccessPanel.tsx'
import { PeriodPanel } from '#bookings/web/detail/PeriodPanel.tsx'
import { PersonPanel } from '#bookings/web/detail/PersonPanel.tsx'
import { EarningsPanel, PricePanel } from '#bookings/web/detail/PricePanel.tsx'
import { ServicesPanel } from '#bookings/web/detail/ServicesPanel.tsx'
import { BookingBadges } from '#bookings/web/list/BookingBadges.tsx'
import { periodText } from '#bookings/web/list/period-text.ts'
import { progressSteps } from '#bookings/web/list/progress-steps.ts'
import { useClock } from '#bookings/web/list/use-clock.ts'
import { PlacedParts } from '#bookings/web/parts/PlacedParts.tsx'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { copy } from './copy.ts'

const shown = { side: 'operator' } as const

export function BookingFile({ booking }: { booking: Booking }) {
  return (
    <article className="grid gap-5">
      <Head booking={booking} />
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-5">
          <PeriodPanel booking={booking} isTheirs={false} />
          <ServicesPanel booking={booking} {...shown} />
          <PlacedParts place="facts" booking={booking} {...shown} />
          <AccessPanel booking={booking} {...shown} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PersonPanel booking={booking} side="renter" />
          <PersonPanel booking={booking} side="host" />
          <PricePanel booking={booking} />
          {booking.earnings && mayEarn(booking) && (
            <EarningsPanel earnings={booking.earnings} rolling={booking.rolling} isTheirs={false} />
          )}
          <PlacedParts place="money" booking={booking} {...shown} />
        </div>
      </div>
    </article>
  )
}

function Head({ booking }: { booking: Booking }) {
  const now = useClock(minuteMs)
  const { _id: id, listing, createdAt, cancelledBy, reason } = booking
  return (
    <Card>
      <div className="grid gap-2">
        <BookingBadges booking={booking} now={now} />
        <h2 className="text-2xl [overflow-wrap:anywhere]">{listing.storageTitle}</h2>
        <p className="text-ink-soft">{periodText(booking)}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {copy.number}{' '}
          <span title={id} className="tabular-nums">
            {shortId(id)}
          </span>
          , {copy.asked(formatMoment(new Date(createdAt)))}
        </p>
        {(cancelledBy || reason) && (
          <p className="[overflow-wrap:anywhere]">
            {[cancelledBy && bookingCopy.cancelledBy[cancelledBy], reason && `“${reason}”`]
              .filter(Boolean)
              .join(': ')}
          </p>
        )}
        <RelatedLinks booking={booking} />
      </div>
      <ProgressLine
        label={bookingCopy.progress.label(listing.storageTitle)}
        steps={progressSteps(booking, now)}
        className="mt-3 border-hairline border-t pt-5"
      />
    </Card>
  )
}

function RelatedLinks({ booking: { _id, storageListing, partner, renter } }: { booking: Booking }) {
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to="/admin/listings/$id" params={{ id: storageListing }} className="tall-link">
        {copy.listing}
      </Link>
      {partner.email !== null && (
        <Link to="/admin/people" search={{ q: partner.email }} className="tall-link">
          {copy.findHost}
        </Link>
      )}
      {renter.email !== null && (
        <Link to="/admin/people" search={{ q: renter.email }} className="tall-link">
          {copy.findRenter}
        </Link>
      )}
      <Link to="/admin/audit" search={{ subject: _id }} className="tall-link">
        {copy.history}
      </Link>
    </p>
  )
}
