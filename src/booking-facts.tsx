import { Suspense } from 'react'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { complaintPart } from './complaints/web/booking-part.ts'
import { inventoryPart } from './inventory/web/booking-part.ts'
import { movePart } from './moving/web/booking-part.ts'
import { viewingPart } from './viewings/web/booking-part.ts'

/** Names that every page would load if the root had them. */
const parts = [movePart, viewingPart, inventoryPart, complaintPart]

/** What some nouns show among the facts of a booking, each as soon as it is there. */
export default function BookingFacts(shown: BookingPartProps) {
  return parts.map(({ Part }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page lives
    <Suspense key={index} fallback={null}>
      <Part {...shown} />
    </Suspense>
  ))
}
