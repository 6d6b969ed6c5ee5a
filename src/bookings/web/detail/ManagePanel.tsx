import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { ConfirmDialog } from '#foundation/web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#foundation/web/ui/Dialog.tsx'
import { TextArea } from '#foundation/web/ui/TextArea.tsx'
import { bookings } from '../api.ts'
import { copy } from '../copy.ts'
import { useKeepBooking } from '../queries.ts'
import { CompetingRequests } from './CompetingRequests.tsx'
import { Panel } from './Panel.tsx'

const words = copy.manage
const longestReason = 1000

/** For the host: approves a request, denies it, or cancels what was approved. */
export function ManagePanel({ booking }: { booking: Booking }) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const keep = useKeepBooking()
  const navigate = useNavigate()
  const isApproved = booking.approvalStatus === 'approved'

  const approve = useAction(async () => {
    keep(await bookings.answer(booking._id, { approvalStatus: 'approved' }))
    toast.success(words.approved)
    await navigate({ to: '/bookings' })
  })
  const refuse = useAction(async () => {
    const said = reason.trim()
    const answer = { approvalStatus: 'disapproved' as const, ...(said && { reason: said }) }
    keep(await bookings.answer(booking._id, answer))
    setAsking(false)
    toast.success(words.disapproved)
    await navigate({ to: '/bookings' })
  })
  return (
    <Panel heading={isApproved ? words.headingApproved : words.heading}>
      <CompetingRequests ids={booking.competing ?? []} />
      {isApproved && (
        <p className="mb-3 text-ink-soft">
          {booking.paymentStatus === 'successful' ? words.fullRefund : words.nothingPaid}
        </p>
      )}
      <div className="grid gap-3">
        {booking.allowed.includes('approve') && (
          <Button wide loading={approve.busy} onClick={() => void approve.run()}>
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
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isApproved ? words.cancelQuestion : words.denyQuestion}
        cancelLabel={words.no}
        confirmLabel={isApproved ? words.yesCancel : words.yesDeny}
        danger
        onConfirm={refuse.run}
      >
        <p className="mb-4">{consequence(booking)}</p>
        <TextArea
          label={words.reason}
          help={words.reasonHelp}
          optional
          rows={3}
          maxLength={longestReason}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </Panel>
  )
}

function consequence({ allowed, approvalStatus, renter, pricePence }: Booking): string {
  if (approvalStatus === 'pending') return words.denyWords(renter.firstName)
  return allowed.includes('cancel')
    ? words.cancelPaid(renter.firstName, formatPence(pence(pricePence)))
    : words.cancelUnpaid(renter.firstName)
}
