import { Suspense } from 'react'
import { type BookingPart, type BookingPartProps, useBookingParts } from './booking-parts.ts'

/** Each part loads on its own, so the page does not wait for them. */
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
