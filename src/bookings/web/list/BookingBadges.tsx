import type { Booking } from '#bookings/rules/wire.ts'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { copy } from '../copy.ts'
import { type Standing, type StatusFields, standingOf } from './standing.ts'

const tones: Record<Standing, BadgeTone> = {
  pending: 'amber',
  unpaid: 'green',
  upcoming: 'green',
  running: 'green',
  ended: 'neutral',
  denied: 'danger',
  cancelled: 'danger',
  expired: 'neutral',
}

type Marked = StatusFields &
  Pick<Booking, 'refund'> &
  Partial<Pick<Booking, 'inDispute'>> & {
    rent: Pick<NonNullable<Booking['rent']>, 'arrearsSince'> | null
  }

export function BookingBadges({ booking, now }: { booking: Marked; now: Date }) {
  const standing = standingOf(booking, now)
  const [payment, tone] = paymentMark(booking)
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={tones[standing]}>{copy.standing[standing]}</Badge>
      <Badge tone={tone}>{payment}</Badge>
      {booking.inDispute && <Badge tone="warning">{copy.inDispute}</Badge>}
    </div>
  )
}

function paymentMark(booking: Marked): [string, BadgeTone] {
  const { approvalStatus, paymentStatus, refund, rent } = booking
  if (refund && refund.amountPence > 0) return [copy.payment.refunded, 'sky']
  if (rent?.arrearsSince) return [copy.payment.owed, 'danger']
  if (paymentStatus === 'successful') return [copy.payment.paid, 'success']
  if (paymentStatus === 'error') return [copy.payment.failed, 'danger']
  const isOpen = approvalStatus === 'approved' || approvalStatus === 'pending'
  return isOpen ? [copy.payment.awaited, 'warning'] : [copy.payment.none, 'neutral']
}
