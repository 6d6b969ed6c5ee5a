import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { stageSeen } from '#bookings/rules/life/booking-states.ts'
import type { Booking, BookingAnswer } from '#bookings/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { bookings } from '../api.ts'
import { bookingQuery, useKeepBooking } from '../queries.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { FollowingStays } from './CancelPanel.tsx'
import { CompetingRequests } from './CompetingRequests.tsx'
import { copy } from './copy.ts'
import { Panel } from './Panel.tsx'

const words = copy.manage
const longestReason = 1000

export function ManagePanel({ booking }: { booking: Booking }) {
  const [isApproving, setApproving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const answer = useAnswer(booking._id)
  const navigate = useNavigate()
  const isApproved = booking.approvalStatus === 'approved'

  const approve = useAction(async () => {
    await answer({ approvalStatus: 'approved' }).finally(() => setApproving(false))
    toast.success(words.approved)
    await navigate({ to: '/bookings' })
  })
  return (
    <Panel heading={isApproved ? words.headingApproved : words.heading}>
      {booking.taken ? (
        <Alert tone="warning" title={words.taken} className="mb-4">
          {words.takenWords}
        </Alert>
      ) : (
        <CompetingRequests ids={booking.competing ?? []} />
      )}
      {isApproved && (
        <p className="mb-3 text-ink-soft">
          {booking.paymentStatus === 'successful' ? words.fullRefund : words.nothingPaid}
        </p>
      )}
      <div className="grid gap-3">
        {booking.allowed.includes('approve') && !booking.taken && (
          <Button
            wide
            onClick={() => setApproving(true)}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            {words.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          wide
          onClick={() => setAsking(true)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {isApproved ? words.cancel : words.deny}
        </Button>
      </div>
      <ApproveDialog
        booking={booking}
        open={isApproving}
        onClose={() => setApproving(false)}
        onApprove={approve.run}
      />
      {isAsking && <RefuseDialog booking={booking} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

interface RefuseDialogProps {
  booking: Booking
  onClose: () => void
}

function RefuseDialog({ booking, onClose }: RefuseDialogProps) {
  const { typed, change, kept, markSent } = useTyped(`refuse.${booking._id}`, { reason: '' })
  const answer = useAnswer(booking._id)
  const navigate = useNavigate()
  const isApproved = booking.approvalStatus === 'approved'
  const isPaid = booking.paymentStatus === 'successful'
  const refuse = useAction(async () => {
    const why = typed.reason.trim()
    const refusal = { approvalStatus: 'disapproved', seen: stageSeen(booking) } as const
    await answer({ ...refusal, ...(why && { reason: why }) })
      .then(markSent)
      .finally(onClose)
    toast.success(words.disapproved)
    await navigate({ to: '/bookings' })
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isApproved ? words.cancelQuestion : words.denyQuestion}
      cancelLabel={words.no}
      confirmLabel={isApproved ? words.yesCancel : words.yesDeny}
      danger
      onConfirm={refuse.run}
    >
      <RestoredNotice kept={kept} sent />
      <div className="mb-4">
        <p>{consequence(booking)}</p>
        <FollowingStays booking={booking} />
      </div>
      <TextArea
        label={words.reason}
        help={isPaid ? words.reasonHelp : words.reasonHelpUnpaid}
        optional
        rows={3}
        maxLength={longestReason}
        value={typed.reason}
        onChange={event => change({ reason: event.target.value })}
      />
    </ConfirmDialog>
  )
}

/**
 * If the server refuses an answer, the booking may have changed elsewhere, so it is loaded again.
 */
function useAnswer(id: string) {
  const keep = useKeepBooking()
  const queries = useQueryClient()
  return async (answer: BookingAnswer) => {
    try {
      keep(await bookings.answer(id, answer))
    } catch (error) {
      void queries.invalidateQueries(bookingQuery(id))
      throw error
    }
  }
}

function consequence(booking: Booking): string {
  const { allowed, approvalStatus, renter } = booking
  if (approvalStatus === 'pending') return words.denyWords(renter.firstName)
  if (!allowed.includes('cancel')) return words.cancelUnpaid(renter.firstName)
  return words.cancelPaid(renter.firstName)
}
