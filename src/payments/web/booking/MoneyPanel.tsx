import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOverUnpaid } from '#bookings/rules/life/booking-states.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import type { MoneyTimeline } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { moneyText } from '../money-text.ts'
import { paymentStateQuery, timelineQuery } from '../queries.ts'
import { TimelineList } from './TimelineList.tsx'

const words = copy.money

export default function MoneyPanel({ booking }: Pick<BookingPartProps, 'booking'>) {
  const timeline = useQuery(timelineQuery(booking._id, versionOf(booking)))
  return (
    <Panel heading={words.heading}>
      <Loaded
        query={timeline}
        failed={words.failed}
        waiting={
          <Loading label={words.loading}>
            <SkeletonText lines={4} />
          </Loading>
        }
      >
        {data => <Timeline timeline={data} isOver={isOverUnpaid(booking)} />}
      </Loaded>
    </Panel>
  )
}

function versionOf({ approvalStatus, paymentStatus, cancelledAt }: Booking): string {
  return [approvalStatus, paymentStatus, cancelledAt].join(' ')
}

function Timeline({ timeline, isOver }: TimelineProps) {
  const { bookingId, view, items, balancePence, disputed } = timeline
  if (items.length === 0) {
    return <p className="text-ink-soft">{isOver ? words.nothingPaid : words.empty[view]}</p>
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {disputed && (
        <Alert tone="warning" title={words.disputed}>
          {words.disputedWords}
        </Alert>
      )}
      <TimelineList items={items} />
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-3 font-semibold">
        <dt>{words.balance[view]}</dt>
        <dd className="shrink-0 tabular-nums">{moneyText(balancePence)}</dd>
      </dl>
      {view === 'renter' && <ReceiptLink bookingId={bookingId} />}
    </div>
  )
}

interface TimelineProps {
  timeline: MoneyTimeline
  isOver: boolean
}

function ReceiptLink({ bookingId }: { bookingId: string }) {
  const { data } = useQuery(paymentStateQuery(bookingId))
  if (!data?.hasReceipt) return null
  return (
    <Link
      to="/receipt/$bookingId"
      params={{ bookingId }}
      className="tall-link justify-self-start text-sm"
    >
      {words.receipt}
    </Link>
  )
}
