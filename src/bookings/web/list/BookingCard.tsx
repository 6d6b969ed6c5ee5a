import { useId } from 'react'
import { mayEarn } from '#bookings/rules/life/booking-states.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { UserIcon } from '#design/ui/icons/AccountIcons.tsx'
import { CalendarIcon } from '#design/ui/icons/ThingIcons.tsx'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { PriceText } from '#design/ui/surfaces/PriceText.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { cardTitleLength, cutText } from '#foundation/rules/text/cut-text.ts'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { BookingBadges } from './BookingBadges.tsx'
import { type BookingArea, BookingLink } from './BookingLink.tsx'
import { BookingPicture } from './BookingPicture.tsx'
import { nextStep } from './next-step.ts'
import { periodText } from './period-text.ts'
import { progressSteps } from './progress-steps.ts'

interface BookingCardProps {
  booking: Booking
  side: Side
  area: BookingArea
  now: Date
  isFirst: boolean
}

const words = copy.card

export function BookingCard({ booking, side, area, now, isFirst }: BookingCardProps) {
  const { _id: id, listing } = booking
  // Bookings of one space differ by their dates, and those of one time by who asked.
  const [name, period, person] = [useId(), useId(), useId()]
  const label = side === 'host' ? `${name} ${period} ${person}` : `${name} ${period}`
  const title = listing.storageTitle
  const isAsked = booking.allowed.includes('approve')
  return (
    <Card flush interactive className="@container">
      <article aria-labelledby={label} className="@xl:flex">
        <div className="relative aspect-[5/2] shrink-0 overflow-hidden bg-sunk @xl:aspect-auto @xl:w-44 @2xl:w-56">
          <BookingPicture listing={listing} eager={isFirst} />
        </div>
        <div className="grid min-w-0 flex-1 gap-4 p-4 @xl:p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
              <BookingBadges booking={booking} now={now} />
              <h2 className="wrap-anywhere text-lg" title={title}>
                <BookingLink id={id} area={area} className="stretch-link" labelledBy={label}>
                  <span id={name}>{cutText(title, cardTitleLength)}</span>
                </BookingLink>
              </h2>
              <p className={factClass}>
                <CalendarIcon className="mt-0.5 shrink-0" />
                <span id={period} className="text-balance">
                  {periodText(booking)}
                </span>
              </p>
              <p className={factClass}>
                <UserIcon className="mt-0.5 shrink-0" />
                <span id={person}>
                  {side === 'host'
                    ? words.renter(booking.renter.firstName)
                    : words.host(booking.partner.firstName)}
                </span>
              </p>
            </div>
            <Price booking={booking} />
          </div>
          <ProgressLine label={copy.progress.label(title)} steps={progressSteps(booking, now)} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t pt-3">
            <p className="wrap-anywhere min-w-0 text-sm">{nextStep(booking, side, now)}</p>
            <span aria-hidden="true" className="font-semibold text-green text-sm">
              {isAsked ? words.answer : words.open}
            </span>
          </div>
        </div>
      </article>
    </Card>
  )
}

function Price({ booking }: { booking: Booking }) {
  const { earnings, pricePence, refund, rent, rolling } = booking
  const month = rolling && rent
  const youGet = rolling ? words.youGetFirst : words.youGet
  return (
    <PriceText
      amount={formatPence(pence(month ? month.monthlyPence : pricePence))}
      per={month ? words.monthly : words.total}
      className="@xl:text-right"
      {...(refund && { note: words.refund(formatPence(pence(refund.amountPence))) })}
      {...(earnings && mayEarn(booking) && { note: youGet(formatPence(pence(earnings.netPence))) })}
    />
  )
}

const factClass = 'flex items-start gap-1.5 text-ink-soft text-sm'
