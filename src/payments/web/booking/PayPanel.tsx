import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { useClock } from '#bookings/web/list/use-clock.ts'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CardIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { copy } from '../copy.ts'
import { moneyText } from '../money-text.ts'
import { moneyKey, paymentStateQuery } from '../queries.ts'
import { timeLeft } from './time-left.ts'
import { usePay } from './use-pay.ts'

const words = copy.pay

export default function PayPanel({ booking, side }: BookingPartProps) {
  return side === 'renter' && booking.allowed.includes('pay') ? <Pay booking={booking} /> : null
}

function Pay({ booking }: { booking: Booking }) {
  const { data } = useQuery(paymentStateQuery(booking._id))
  useArrival(data?.paymentStatus)
  const pay = usePay(booking._id)
  const amount = data?.amountPence ?? (booking.instalments ? undefined : booking.pricePence)
  const isAgain = data?.state === 'failed' || booking.paymentStatus === 'error'
  return (
    <Panel heading={isAgain ? words.headingAgain : words.heading}>
      <div className="grid gap-4">
        {isAgain && <Alert tone="danger">{words.failed}</Alert>}
        {data?.state === 'pending' && <Alert>{words.pending}</Alert>}
        {booking.expiresAt && <Deadline until={new Date(booking.expiresAt)} />}
        {data?.onHold && (
          <Alert tone="warning" title={words.onHold}>
            {words.onHoldWords}
          </Alert>
        )}
        <Button
          size="lg"
          wide
          icon={<CardIcon />}
          loading={pay.busy}
          disabled={data?.onHold ?? false}
          onClick={() => void pay.run()}
        >
          {amount === undefined ? words.plain : words.amount(moneyText(amount))}
        </Button>
        <p className="text-ink-soft text-sm">{words.hosted}</p>
      </div>
    </Panel>
  )
}

function Deadline({ until }: { until: Date }) {
  const left = timeLeft(until, useClock(10 * secondMs))
  return (
    <p>
      {words.deadline}{' '}
      <time dateTime={until.toISOString()} className="font-semibold">
        {formatDeadline(until)}
      </time>
      {left && <span className="text-ink-soft"> ({words.left(left)})</span>}
    </p>
  )
}

/** If the payment arrives while the page is open, the whole booking is loaded again. */
function useArrival(status: 'successful' | 'error' | null | undefined): void {
  const queries = useQueryClient()
  const known = useRef(status)
  useEffect(() => {
    const before = known.current
    known.current = status
    if (before === undefined || before === status) return
    void queries.invalidateQueries({ queryKey: ['bookings'] })
    void queries.invalidateQueries({ queryKey: [...moneyKey, 'timeline'] })
  }, [status, queries])
}
