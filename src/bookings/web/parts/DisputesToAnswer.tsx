import type { Booking } from '#bookings/rules/wire.ts'
import type { Side } from '../addresses.ts'
import { PlacedParts } from './PlacedParts.tsx'

interface DisputesToAnswerProps {
  bookings: readonly Booking[]
  side: Side
}

/** Only complaints know which of them wait for an answer, so each booking in dispute is asked. */
export function DisputesToAnswer({ bookings, side }: DisputesToAnswerProps) {
  return bookings
    .filter(({ inDispute }) => inDispute)
    .map(booking => <PlacedParts key={booking._id} place="dispute" booking={booking} side={side} />)
}
