import { useQuery } from '@tanstack/react-query'
import type { BookingPartProps } from '#bookings/web/detail/booking-parts.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { moveQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { HostActions } from './HostActions.tsx'
import { MoveFacts } from './MoveFacts.tsx'
import { moveSteps } from './move-steps.ts'

/** Who comes, when, in what, and where the things are now. */
export default function MovePanel({ booking, side }: BookingPartProps) {
  const isOpen = booking.approvalStatus === 'pending' || booking.approvalStatus === 'approved'
  const wasPaid = booking.paymentStatus === 'successful'
  const move = useQuery({ ...moveQuery(booking._id), enabled: booking.moving && wasPaid })
  if (!booking.moving) return null
  if (!wasPaid || move.data === null) {
    return isOpen ? (
      <Panel heading={copy.heading}>
        <p className="text-ink-soft">{copy.before[side]}</p>
      </Panel>
    ) : null
  }
  if (!move.data) {
    return (
      <Panel heading={copy.heading}>
        {move.isError && !move.isFetching ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{copy.failed}</p>
            <Button variant="secondary" size="sm" onClick={() => void move.refetch()}>
              {copy.retry}
            </Button>
          </div>
        ) : (
          <Loading label={copy.loading}>
            <SkeletonText />
          </Loading>
        )}
      </Panel>
    )
  }
  return (
    <Panel heading={copy.heading}>
      <ProgressLine label={copy.progress} steps={moveSteps(move.data)} className="mb-6" />
      <MoveFacts move={move.data} side={side} />
      {move.data.planning && <HostActions move={move.data} />}
    </Panel>
  )
}
