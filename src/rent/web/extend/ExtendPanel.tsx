import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Reader } from '#bookings/web/api.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from './copy.ts'
import { ExtendForm } from './ExtendForm.tsx'

export default function ExtendPanel({ booking, side }: BookingPartProps) {
  const { extendsBooking, extendedBy, mayExtend } = booking
  const isAlone = extendsBooking === null && extendedBy === null
  if (isAlone && !mayExtend) return null
  return (
    <Panel heading={isAlone ? copy.stayLonger : copy.heading}>
      <div className="grid gap-4">
        {extendsBooking !== null && (
          <Other id={extendsBooking} side={side} about={copy.before}>
            {copy.seeBefore}
          </Other>
        )}
        {extendedBy !== null && (
          <Other
            id={extendedBy}
            side={side}
            about={booking.cancelledAt === null ? copy.after : copy.afterCancelled}
          >
            {copy.seeAfter}
          </Other>
        )}
        {mayExtend && <ExtendSection booking={booking} />}
      </div>
    </Panel>
  )
}

/** A booking without an end has no end to extend from. */
function ExtendSection({ booking: { _id, endDate } }: { booking: Booking }) {
  return endDate === null ? null : <ExtendForm key={_id} id={_id} endDate={endDate} />
}

interface OtherProps {
  id: string
  side: Reader
  about: string
  children: ReactNode
}

function Other({ id, side, about, children }: OtherProps) {
  const session = useSession()
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  const area = isCustomer ? '/your-storage/$bookingId' : '/bookings/$bookingId'
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {about}
      {side === 'operator' ? (
        <Link to="/admin/bookings/$id" params={{ id }} className="tall-link">
          {children}
        </Link>
      ) : (
        <Link to={area} params={{ bookingId: id }} className="tall-link">
          {children}
        </Link>
      )}
    </p>
  )
}
