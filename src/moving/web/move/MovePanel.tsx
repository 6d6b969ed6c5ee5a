import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { LoadedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { ProgressLine } from '#design/ui/states/ProgressLine.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { moveQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { HostActions } from './HostActions.tsx'
import { MoveFacts } from './MoveFacts.tsx'
import { goesBack, isCalledOff, moveSteps } from './move-steps.ts'

export default function MovePanel({ booking, side }: BookingPartProps) {
  const isOpen = booking.approvalStatus === 'pending' || booking.approvalStatus === 'approved'
  const wasPaid = booking.paymentStatus === 'successful'
  const move = useQuery({ ...moveQuery(booking._id), enabled: booking.moving && wasPaid })
  if (!booking.moving) return null
  if (!wasPaid) return isOpen ? <Before words={copy.before[side]} /> : null
  return (
    <LoadedPanel query={move} heading={copy.heading} words={copy} waiting={waiting}>
      {known =>
        known === null ? (
          isOpen && <Before words={copy.toBePlanned[side]} />
        ) : isCalledOff(known, booking.cancelledAt) ? (
          <Panel heading={copy.heading}>
            <p className="text-ink-soft">{copy.calledOff}</p>
          </Panel>
        ) : (
          <Stand move={known} side={side} isBack={goesBack(known, booking.cancelledAt)} />
        )
      }
    </LoadedPanel>
  )
}

/** Where it stands, and what its partner can do. */
function Stand(facts: ComponentProps<typeof MoveFacts>) {
  const { move, isBack } = facts
  return (
    <Panel heading={copy.heading} anchor="move">
      <ProgressLine label={copy.progress} steps={moveSteps(move, { isBack })} className="mb-6" />
      <MoveFacts {...facts} />
      {move.planning && <HostActions move={move} isBack={isBack} />}
    </Panel>
  )
}

const waiting = (
  <Panel heading={copy.heading} anchor="move">
    <Loading label={copy.loading}>
      <SkeletonText />
    </Loading>
  </Panel>
)

/** The move comes a moment after the payment. */
function Before({ words }: { words: string }) {
  return (
    <Panel heading={copy.heading}>
      <p className="text-ink-soft">{words}</p>
    </Panel>
  )
}
