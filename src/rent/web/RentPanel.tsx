import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { formatPence, pence, sumPence } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'
import { GoodsSection } from './goods/GoodsSection.tsx'
import { LaterPriceSection } from './later-price/LaterPriceSection.tsx'
import { MonthList } from './MonthList.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { scheduleQuery } from './queries.ts'

export default function RentPanel({ booking, side }: BookingPartProps) {
  const { rent } = booking
  if (!rent) return null
  const { renter, other } = aboutOf(booking)
  const about = side === 'renter' ? renter : other
  const isTaken = booking.approvalStatus === 'approved' || booking.approvalStatus === 'pending'
  return (
    <Panel heading={copy.heading}>
      <div className="grid gap-5">
        {rent.arrearsSince !== null && (
          <Arrears booking={booking} side={side} mayEnd={rent.mayEndInArrears} />
        )}
        {isTaken && <p>{about(formatPence(pence(rent.monthlyPence)))}</p>}
        <Months booking={booking} />
        <LaterPriceSection id={booking._id} rent={rent} side={side} />
        <NoticeSection booking={booking} rent={rent} side={side} />
        <GoodsSection bookingId={booking._id} side={side} isOwed={rent.arrearsSince !== null} />
      </div>
    </Panel>
  )
}

function aboutOf({ instalments, rent }: Booking) {
  if (instalments) return copy.aboutParts
  return rent?.notice ? copy.aboutRest : copy.about
}

interface ArrearsProps extends Pick<BookingPartProps, 'booking' | 'side'> {
  mayEnd: boolean
}

function Arrears({ booking, side, mayEnd }: ArrearsProps) {
  const { data: months = [] } = useQuery(scheduleQuery(booking))
  const owed = months.filter(({ state }) => state === 'failed')
  const sum = sumPence(owed.map(({ amountPence }) => pence(amountPence)))
  return (
    <Alert
      tone="danger"
      title={owed.length > 0 ? copy.arrears.sum(formatPence(sum)) : copy.arrears.title}
    >
      {side === 'renter' ? copy.arrears.renter(mayEnd) : copy.arrears.other(mayEnd)}
    </Alert>
  )
}

function Months({ booking }: { booking: Booking }) {
  const months = useQuery(scheduleQuery(booking))
  return (
    <Loaded
      query={months}
      failed={copy.failed}
      waiting={
        <Loading label={copy.loading}>
          <SkeletonText lines={4} />
        </Loading>
      }
    >
      {data => <MonthList months={data} isOnHold={booking.onHold ?? false} />}
    </Loaded>
  )
}
