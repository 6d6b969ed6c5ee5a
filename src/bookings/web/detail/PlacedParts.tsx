import { Suspense } from 'react'
import { type BookingPart, type BookingPartProps, useBookingParts } from './booking-parts.ts'

/** Each comes in its own time; the facts of the booking do not wait for it. */
export function PlacedParts({
  place,
  ...shown
}: BookingPartProps & { place: BookingPart['place'] }) {
  return useBookingParts(place).map(({ Part }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page lives
    <Suspense key={index} fallback={null}>
      <Part {...shown} />
    </Suspense>
  ))
}
