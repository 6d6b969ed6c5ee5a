import type { Booking } from '#bookings/rules/wire.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { nextStep } from '../list/next-step.ts'
import { useClock } from '../list/use-clock.ts'
import { copy } from './copy.ts'
import { HomeList, HomeRow } from './HomeList.tsx'

const words = copy.rentals

/** A partner lands here after booking a space, so this links to the booking. */
export function WaitingRentals({ rentals }: { rentals: readonly Booking[] }) {
  const now = useClock(minuteMs)
  if (rentals.length === 0) return null
  return (
    <HomeList heading={words.heading} all={{ side: 'renter', label: words.all }}>
      {rentals.map(booking => (
        <HomeRow key={booking._id} booking={booking} next={nextStep(booking, 'renter', now)} />
      ))}
    </HomeList>
  )
}
