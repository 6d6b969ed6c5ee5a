import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { stageSeen } from '#bookings/rules/life/booking-states.ts'
import type { Booking, CancellationQuote } from '#bookings/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { bookings } from '../api.ts'
import { periodText } from '../list/period-text.ts'
import { useClock } from '../list/use-clock.ts'
import { bookingQuery, useKeepBooking } from '../queries.ts'
import { copy } from './copy.ts'
import { countdownText, orderCountdown } from './countdown.ts'
import { Panel } from './Panel.tsx'

const words = copy.cancel
const money = (amount: number) => formatPence(pence(amount))

/** The refund is shown before the renter confirms. */
export function CancelPanel({ booking }: { booking: Booking }) {
  const [quote, setQuote] = useState<CancellationQuote>()
  const [isAsking, setAsking] = useState(false)
  const [news, setNews] = useState<string>()
  const keep = useKeepBooking()
  const queries = useQueryClient()
  const isWithdrawal = booking.allowed.includes('withdraw')

  const ask = useAction(async () => {
    setNews(undefined)
    setQuote(await bookings.quoteCancellation(booking._id))
    setAsking(true)
  })
  const cancel = useAction(
    async () => {
      setNews(undefined)
      try {
        const refundPence = quote?.refund.amountPence
        keep(await bookings.cancel(booking._id, { refundPence, seen: stageSeen(booking) }))
        setAsking(false)
        toast.success(words.done)
      } catch (error) {
        if (!isApiFailure(error, 'refund_changed')) {
          void queries.invalidateQueries(bookingQuery(booking._id))
          throw error
        }
        setQuote(await bookings.quoteCancellation(booking._id))
        // Not thrown: on a telephone its toast would lie on the new sum.
        setNews(error.message)
      }
    },
    { atForm: true },
  )
  return (
    <Panel heading={words.heading}>
      <p className="mb-4 text-ink-soft text-sm">
        {isWithdrawal ? words.freely : <RefundDeadline booking={booking} />}
      </p>
      <CancelButton booking={booking} busy={ask.busy} onClick={() => void ask.run()} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isWithdrawal ? words.questionWithdraw : words.questionOrder}
        cancelLabel={words.no}
        confirmLabel={isWithdrawal ? words.yesWithdraw : words.yesCancel}
        danger
        fault={cancel.fault ?? news}
        onConfirm={cancel.run}
      >
        {quote && (
          <Consequence quote={quote} isWithdrawal={isWithdrawal}>
            <EndsNow booking={booking} />
            <FollowingStays booking={booking} />
          </Consequence>
        )}
      </ConfirmDialog>
    </Panel>
  )
}

interface CancelButtonProps {
  booking: Booking
  busy: boolean
  onClick: () => void
}

function CancelButton({ booking, busy, onClick }: CancelButtonProps) {
  const left = orderCountdown(booking, useClock(secondMs))
  const isOrder = left !== undefined
  const plain = booking.allowed.includes('withdraw') ? words.withdraw : words.booking
  return (
    <Button
      variant={isOrder ? 'danger' : 'secondary'}
      wide
      loading={busy}
      onClick={onClick}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
    >
      {isOrder ? (
        <span className="flex flex-wrap justify-center gap-x-2 whitespace-nowrap">
          {words.order}
          <span className="tabular-nums">{countdownText(left)}</span>
        </span>
      ) : (
        plain
      )}
    </Button>
  )
}

function RefundDeadline({ booking: { refundUntil, coolingOff } }: { booking: Booking }) {
  const now = useClock(secondMs)
  if (coolingOff && now < new Date(coolingOff.until)) {
    const say = coolingOff.startAsked ? words.thinkAgainUsed : words.thinkAgain
    return say(formatDeadline(new Date(coolingOff.until)))
  }
  const until = formatDeadline(new Date(refundUntil))
  return now > new Date(refundUntil) ? words.refundOver(until) : words.refundUntil(until)
}

interface ConsequenceProps {
  quote: CancellationQuote
  isWithdrawal: boolean
  children: ReactNode
}

function Consequence({
  quote: { words: sentence, refund },
  isWithdrawal,
  children,
}: ConsequenceProps) {
  return (
    <>
      <p>{sentence}</p>
      {!isWithdrawal && (
        <dl className="my-4 grid gap-2 rounded-field bg-sunk px-4 py-3 text-ink">
          <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <dt>{words.youGet}</dt>
            <dd className="tabular-nums">{money(refund.amountPence)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <dt>{words.fee}</dt>
            <dd className="tabular-nums">{money(refund.feePence)}</dd>
          </div>
        </dl>
      )}
      {children}
      <p className="mt-2">{words.final}</p>
    </>
  )
}

/** For whoever is in the middle of it. */
function EndsNow({ booking }: { booking: Booking }) {
  const { startDate, collectedAt, paymentStatus, rolling, instalments } = booking
  const isCollected = collectedAt !== null
  const hasBegun = isCollected || new Date(startDate) <= serverNow()
  if (paymentStatus !== 'successful' || !hasBegun) return null
  return (
    <p className="mt-2">
      {words.endsNow(isCollected, daysToCollect)} {(rolling || instalments) && words.noMoreMonths}
    </p>
  )
}

/** Whoever cancels a booking may think that its extension ends with it. */
export function FollowingStays({ booking: { extendedBy } }: { booking: Booking }) {
  const { data } = useQuery({ ...bookingQuery(extendedBy ?? ''), enabled: extendedBy !== null })
  if (extendedBy === null) return null
  return <p className="mt-2">{words.followingStays(data && periodText(data))}</p>
}
