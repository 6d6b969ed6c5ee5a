import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#bookings/rules/wire.ts'
import type { BookingPartProps } from '#bookings/web/detail/booking-parts.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'
import { GoodsSection } from './goods/GoodsSection.tsx'
import { LaterPriceSection } from './later-price/LaterPriceSection.tsx'
import { MonthList } from './MonthList.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { scheduleQuery } from './queries.ts'

/** What is paid month by month: every month that came, is coming or did not come, and the notice. */
export default function RentPanel({ booking, side }: BookingPartProps) {
  const { rent } = booking
  if (!rent) return null
  const { renter, other } = booking.instalments ? copy.aboutParts : copy.about
  const about = side === 'renter' ? renter : other
  return (
    <Panel heading={copy.heading}>
      <div className="grid gap-5">
        {rent.arrearsSince !== null && (
          <Alert tone="danger" title={copy.arrears.title}>
            {side === 'renter' ? copy.arrears.renter : copy.arrears.other}
          </Alert>
        )}
        <p>{about(formatPence(pence(rent.monthlyPence)))}</p>
        <Months booking={booking} />
        <LaterPriceSection id={booking._id} rent={rent} side={side} />
        <NoticeSection booking={booking} rent={rent} side={side} />
        <GoodsSection bookingId={booking._id} side={side} isOwed={rent.arrearsSince !== null} />
      </div>
    </Panel>
  )
}

function Months({ booking }: { booking: Booking }) {
  const months = useQuery(scheduleQuery(booking._id, versionOf(booking)))
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
      {data => <MonthList months={data} />}
    </Loaded>
  )
}

function versionOf({ approvalStatus, paymentStatus, endDate, cancelledAt, rent }: Booking): string {
  return [approvalStatus, paymentStatus, endDate, cancelledAt, rent?.arrearsSince].join(' ')
}
