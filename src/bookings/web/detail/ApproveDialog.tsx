import { askedFor } from '#bookings/rules/asked-for.ts'
import { payWindowWords } from '#bookings/rules/life/pay-window.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { periodText } from '../list/period-text.ts'
import { useClock } from '../list/use-clock.ts'
import { copy } from './copy.ts'

const words = copy.manage

interface ApproveDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
  onApprove: () => unknown
}

/** Shows the host what they agree to before it counts. */
export function ApproveDialog({ booking, open, onClose, onApprove }: ApproveDialogProps) {
  const { renter, earnings } = booking
  const earned = booking.rolling ? words.whatYouEarnFirst : words.whatYouEarn
  const terms = [
    { label: words.who, value: renter.firstName },
    { label: words.when, value: periodText(booking) },
    ...askedFor(booking),
    ...(earnings ? [{ label: earned, value: formatPence(pence(earnings.netPence)) }] : []),
  ]
  const end = new Date(booking.payableUntil)
  const payWords = payWindowWords(renter.firstName, booking.payWindowHours, end, useClock(minuteMs))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.approveQuestion}
      cancelLabel={words.notYet}
      confirmLabel={words.yesApprove}
      onConfirm={onApprove}
    >
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2">
        {terms.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{payWords}</p>
    </ConfirmDialog>
  )
}
