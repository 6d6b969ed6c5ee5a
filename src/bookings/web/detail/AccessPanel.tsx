import { Link } from '@tanstack/react-router'
import type { Booking } from '#bookings/rules/wire.ts'
import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { useChoices } from '#listings/web/queries.ts'
import type { Reader } from '../api.ts'
import { copy } from '../copy.ts'
import { isCancelledInside } from '../list/standing.ts'
import { Fact, Facts, Panel } from './Panel.tsx'
import { useBookingOffline } from './use-booking-offline.ts'

const words = copy.detail

/** Not or no longer agreed, so that the exact address is not shown. */
const over: ReadonlySet<Booking['approvalStatus']> = new Set(['disapproved', 'expired'])

/** Nobody goes there, unless things may still be inside. */
function isCalledOff(booking: Booking): boolean {
  return over.has(booking.approvalStatus) && !isCancelledInside(booking)
}

export function AccessPanel({ booking, side }: { booking: Booking; side: Reader }) {
  const { address, isExact, storageSize, packingPermit, packingInstruction, ...listing } =
    booking.listing
  const space = useLabel('storage-type', listing.storageType)
  const size = useLabel('storage-size', storageSize?.name ?? null)
  const when = useLabel('storage-access-period', listing.storageAccessPeriod)
  const how = useLabel('storage-access-type', listing.storageAccessType)
  const permit = packingPermit ? words.parkingPermit : words.noParkingPermit
  const isKept = useBookingOffline(booking, side, {
    when: when ?? words.askHost,
    how: [how ?? words.askHost, booking.listing.accessNotes].filter(Boolean).join('\n'),
    parking: packingInstruction ? `${permit}\n${packingInstruction}` : permit,
  })
  const isOff = isCalledOff(booking)
  return (
    <Panel heading={isOff ? words.theSpace : words.access}>
      <Facts>
        <Fact name={words.address}>
          {address}
          {!isExact && !over.has(booking.approvalStatus) && (
            <span className="block font-normal text-ink-soft text-sm">
              {booking.extendsBooking === null ? words.addressLater : words.addressKnown}
            </span>
          )}
        </Fact>
        {!isOff && (
          <>
            <Fact name={side === 'renter' ? words.when : words.whenHost}>
              {when ?? words.askHost}
            </Fact>
            <Fact name={side === 'renter' ? words.how : words.howHost}>
              {words.howFor[side]?.[listing.storageAccessType ?? ''] ?? how ?? words.askHost}
              <WayIn booking={booking} side={side} />
            </Fact>
            <Fact name={words.parking}>
              {permit}
              {packingInstruction && <span className="block">{packingInstruction}</span>}
            </Fact>
          </>
        )}
        <Fact name={words.type}>{booking.type === 'monthly' ? words.monthly : words.hourly}</Fact>
        {space && <Fact name={words.space}>{space}</Fact>}
        {size && <Fact name={words.size}>{size}</Fact>}
      </Facts>
      {isKept && <p className="mt-4 text-ink-soft text-sm">{words.keptOffline}</p>}
    </Panel>
  )
}

/** In the partner's own words, and whom to ask where there are none. */
function WayIn({ booking, side }: { booking: Booking; side: Reader }) {
  const { listing, threadId } = booking
  if (listing.accessNotes) {
    return <span className="block whitespace-pre-line">{listing.accessNotes}</span>
  }
  if (side !== 'renter' || !listing.isExact) return null
  return (
    <span className="block">
      <Link to="/messages/$threadId" params={{ threadId }} className="tall-link text-sm">
        {words.askHow}
      </Link>
    </span>
  )
}

function useLabel(list: ConfigurationList, value: string | null): string | null {
  return useChoices(list).find(item => item.value === value)?.label ?? value
}
