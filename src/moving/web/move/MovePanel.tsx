import { useQuery } from '@tanstack/react-query'
import type { BookingPartProps } from '#bookings/web/detail/booking-parts.ts'
import { FailedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { moveQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { HostActions } from './HostActions.tsx'
import { MoveFacts } from './MoveFacts.tsx'
import { moveSteps } from './move-steps.ts'

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
    if (move.isError)
      return <FailedPanel heading={copy.heading} words={copy} onRetry={move.refetch} />
    return (
      <Panel heading={copy.heading}>
        <Loading label={copy.loading}>
          <SkeletonText />
        </Loading>
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
