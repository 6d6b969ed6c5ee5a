import { Link } from '@tanstack/react-router'
import { mayEarn } from '#bookings/rules/life/booking-states.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { MailIcon } from '#design/ui/icons/AccountIcons.tsx'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { isCancelledInside, standingOf } from '../list/standing.ts'
import { useClock } from '../list/use-clock.ts'
import { OtherSpaces } from '../others/OtherSpaces.tsx'
import { PlacedParts } from '../parts/PlacedParts.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { BookingHead } from './BookingHead.tsx'
import { CancelPanel } from './CancelPanel.tsx'
import { ManagePanel } from './ManagePanel.tsx'
import { Panel } from './Panel.tsx'
import { PeriodPanel } from './PeriodPanel.tsx'
import { mailAddress, PersonPanel } from './PersonPanel.tsx'
import { EarningsPanel, PricePanel } from './PricePanel.tsx'
import { ServicesPanel } from './ServicesPanel.tsx'

export function BookingDetail({ booking, side }: { booking: Booking; side: Side }) {
  const now = useClock(minuteMs)
  const { allowed, earnings } = booking
  const mayRefuse = allowed.includes('deny') || allowed.includes('cancel')
  // On a phone the facts stand last, and whoever is on the way there needs these first.
  const isReady = side === 'renter' && mayComeIn(booking, now)
  // Then the way to pay it comes before everything else.
  const isOwed = booking.rent?.arrearsSince != null
  const mayLeave = allowed.includes('withdraw') || allowed.includes('cancel')
  return (
    <div className="@container grid gap-5">
      <BookingHead booking={booking} side={side} now={now} />
      {booking.onHold && (
        <Alert tone="warning" title={copy.detail.onHold}>
          {copy.detail.onHoldWords(booking.rent !== null)}
        </Alert>
      )}
      <div className="grid items-start gap-5 @2xl:grid-cols-2 @[56rem]:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-5 @max-[56rem]:order-last">
          <PeriodPanel booking={booking} />
          <ServicesPanel booking={booking} side={side} />
          <PlacedParts place="facts" booking={booking} side={side} />
          {!isReady && <AccessPanel booking={booking} side={side} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {isReady && !isOwed && <AccessPanel booking={booking} side={side} />}
          <PlacedParts place="actions" booking={booking} side={side} />
          {isReady && isOwed && <AccessPanel booking={booking} side={side} />}
          {side === 'renter' && isLeftWithout(booking) && (
            <Panel heading={copy.detail.others}>
              <OtherSpaces booking={booking} />
            </Panel>
          )}
          {side === 'host' && mayRefuse && <ManagePanel booking={booking} />}
          <PersonPanel booking={booking} side={side}>
            <MessageLinks booking={booking} side={side} />
            <ReportLink booking={booking} side={side} />
          </PersonPanel>
          {earnings && mayEarn(booking) && (
            <EarningsPanel earnings={earnings} rolling={booking.rolling} />
          )}
          <PricePanel booking={booking} />
          {side === 'renter' && mayLeave && <CancelPanel booking={booking} />}
          {/* These parts load late, so they stand last and move no button away from a finger. */}
          <PlacedParts place="money" booking={booking} side={side} />
        </div>
      </div>
    </div>
  )
}

function mayComeIn(booking: Booking, now: Date): boolean {
  const standing = standingOf(booking, now)
  return standing === 'upcoming' || standing === 'running' || isCancelledInside(booking)
}

/** Once contact details are shown, a renter may also write by email. */
function MessageLinks({ booking, side }: { booking: Booking; side: Side }) {
  const { messagePartner, messageRenter, conversation } = copy.detail
  const { email } = booking.partner
  const byEmail = side === 'renter' && email !== null
  return (
    <>
      {byEmail && (
        <a href={mailAddress(email, booking)} className={`mt-5 ${linkClass}`}>
          <MailIcon />
          {messagePartner}
        </a>
      )}
      <Link
        to="/messages/$threadId"
        params={{ threadId: booking.threadId }}
        className={`${byEmail ? 'mt-3' : 'mt-5'} ${linkClass}`}
      >
        <MessageIcon />
        {byEmail ? conversation : side === 'renter' ? messagePartner : messageRenter}
      </Link>
    </>
  )
}

const linkClass = `flex-wrap ${buttonClass({ variant: 'secondary', wide: true })}`

function ReportLink({ booking, side }: { booking: Booking; side: Side }) {
  const { firstName } = side === 'renter' ? booking.partner : booking.renter
  return (
    <Link
      to="/report"
      search={{ booking: booking._id, person: true }}
      className="tall-link mt-3 text-ink-soft text-sm"
    >
      {copy.detail.report(firstName)}
    </Link>
  )
}

/**
 * The renter lost the space through no choice of their own. The server decides whether there is
 * anything to offer.
 */
function isLeftWithout({ approvalStatus, cancelledBy }: Booking): boolean {
  return (
    approvalStatus === 'expired' || (approvalStatus === 'disapproved' && cancelledBy !== 'renter')
  )
}
