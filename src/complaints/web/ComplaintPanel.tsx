import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import type { BookingComplaints } from '../rules/wire.ts'
import { ComplaintActions } from './ComplaintActions.tsx'
import { ComplaintStory } from './ComplaintStory.tsx'
import { copy } from './copy.ts'
import { OpenComplaint } from './OpenComplaint.tsx'
import { complaintsQuery, standingOf } from './queries.ts'

export default function ComplaintPanel({ booking, side }: BookingPartProps) {
  const wasPaid = booking.paymentStatus === 'successful'
  const standing = standingOf(booking)
  const found = useQuery({ ...complaintsQuery(booking._id, standing), enabled: wasPaid })
  if (!wasPaid) return null
  return (
    <LoadedPanel query={found} heading={copy.heading} words={copy}>
      {complaints => <Complaints bookingId={booking._id} side={side} found={complaints} />}
    </LoadedPanel>
  )
}

interface ComplaintsProps {
  bookingId: string
  side: BookingPartProps['side']
  found: BookingComplaints
}

function Complaints({ bookingId, side, found }: ComplaintsProps) {
  const { dispute, mayOpen } = found
  if (!dispute && !mayOpen) return null
  return (
    <Panel heading={copy.heading} anchor="dispute">
      <Known bookingId={bookingId} found={found} />
      {mayOpen && side !== 'operator' && (
        <WayToOpen bookingId={bookingId} side={side} found={found} />
      )}
    </Panel>
  )
}

function Known({ bookingId, found }: { bookingId: string; found: BookingComplaints }) {
  const { dispute, earlier } = found
  if (!dispute) return null
  return (
    <div className="grid gap-5">
      <ComplaintStory complaint={dispute} />
      <ComplaintActions bookingId={bookingId} complaint={dispute} />
      {earlier.length > 0 && (
        <Disclosure label={copy.earlier}>
          <div className="grid gap-6 pt-3">
            {earlier.map(one => (
              <ComplaintStory key={one._id} complaint={one} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

const untilWords = (end: string | null) =>
  end === null ? copy.untilAfterEnd : copy.until(formatDeadline(new Date(end)))

interface WayToOpenProps {
  bookingId: string
  side: 'renter' | 'host'
  found: BookingComplaints
}

function WayToOpen({ bookingId, side, found }: WayToOpenProps) {
  const { dispute, openUntil, otherHasLeft } = found
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={dispute ? 'mt-5 border-hairline border-t pt-5' : ''}>
      {!dispute && <p className="mb-3">{copy.none}</p>}
      <p className="mb-3 text-ink-soft text-sm">{untilWords(openUntil)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {dispute ? copy.again : copy.open}
      </Button>
      {isAsking && (
        <OpenComplaint
          bookingId={bookingId}
          side={side}
          otherHasLeft={otherHasLeft}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
