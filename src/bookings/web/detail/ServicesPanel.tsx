import type { Booking } from '#bookings/rules/wire.ts'
import { distanceText } from '#foundation/rules/place/distance.ts'
import type { Reader } from '../api.ts'
import { copy } from '../copy.ts'
import { Fact, Facts, Panel } from './Panel.tsx'

const words = copy.detail

export function ServicesPanel({ booking, side }: { booking: Booking; side: Reader }) {
  const { moving, pickupAddress, distanceKm, packing } = booking
  return (
    <Panel heading={words.services}>
      <Facts>
        <Fact name={words.pickup}>
          {moving ? (pickupAddress ?? words.pickupLater) : words.noPickup}
          {moving && distanceKm !== null && (
            <span className="block font-normal text-ink-soft text-sm">
              {words.distance(distanceText(distanceKm))}
            </span>
          )}
        </Fact>
        <Fact name={words.packing}>{packing ? words.packingYes[side] : words.packingNo}</Fact>
      </Facts>
    </Panel>
  )
}
