import type { Booking } from '#bookings/rules/wire.ts'
import { formatDay, formatDeadline } from '#foundation/rules/time/time.ts'
import type { Side } from '../addresses.ts'
import { copy } from '../copy.ts'
import { endText, startText } from './period-text.ts'
import { isCancelledInside, standingOf } from './standing.ts'

const words = copy.next

export function nextStep(booking: Booking, side: Side, now: Date): string {
  const until = booking.expiresAt && formatDeadline(new Date(booking.expiresAt))
  switch (standingOf(booking, now)) {
    case 'pending':
      return side === 'host' ? answerText(until) : waitText(booking.partner.firstName, until)
    case 'unpaid':
      return side === 'host' ? payerText(booking.renter.firstName, until) : payText(booking, until)
    case 'upcoming':
      return words.startsOn(startText(booking))
    case 'running':
      if (booking.rent?.arrearsSince) return words.rentOwed[side]
      return booking.endDate === null ? words.runsOn : words.runsUntil(endText(booking))
    case 'ended':
      return words.endedOn(endText(booking))
    case 'denied':
      return booking.reason ? words.deniedBecause(booking.reason) : words.denied
    case 'cancelled':
      return cancelledText(booking, side)
    case 'expired':
      return booking.approvedAt ? words.expiredUnpaid : words.expired
  }
}

function cancelledText(booking: Booking, side: Side): string {
  const on = words.cancelledOn(formatDay(new Date(booking.cancelledAt ?? booking.createdAt)))
  if (!isCancelledInside(booking)) return on
  const other = side === 'renter' ? booking.partner : booking.renter
  const whatToDo = booking.collectedAt === null ? words.collect : words.giveBack
  return `${on} ${whatToDo[side](other.firstName)}`
}

function answerText(until: string | null): string {
  return until ? words.answerBy(until) : words.answer
}

function waitText(host: string, until: string | null): string {
  return until ? words.hostAnswersBy(host, until) : words.hostAnswers(host)
}

function payerText(renter: string, until: string | null): string {
  return until ? words.renterPaysBy(renter, until) : words.renterPays(renter)
}

function payText({ paymentStatus }: Booking, until: string | null): string {
  if (paymentStatus === 'error') return until ? words.payAgainBy(until) : words.payAgain
  return until ? words.payBy(until) : words.pay
}
