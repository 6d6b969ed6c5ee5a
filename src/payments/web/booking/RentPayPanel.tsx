import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CardIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { monthWords } from '#rent/rules/month-words.ts'
import { scheduleQuery } from '#rent/web/queries.ts'
import { payments } from '../api.ts'
import { copy } from '../copy.ts'
import { moneyText } from '../money-text.ts'
import { keptCardQuery, monthReceiptsQuery, paymentStateQuery } from '../queries.ts'
import { usePay } from './use-pay.ts'

const words = copy.rent

/** For the renter of a booking that is paid month by month. */
export default function RentPayPanel({ booking, side }: BookingPartProps) {
  const isByMonth = booking.rolling || booking.instalments
  const isTheirs = side === 'renter' && isByMonth && booking.paymentStatus === 'successful'
  return isTheirs ? <Rent booking={booking} /> : null
}

function Rent({ booking }: { booking: Booking }) {
  return (
    <Panel heading={words.heading}>
      <div className="grid gap-4">
        <Owed booking={booking} />
        {booking.approvalStatus === 'approved' && <KeptCard id={booking._id} />}
        <Receipts id={booking._id} />
      </div>
    </Panel>
  )
}

function KeptCard({ id }: { id: string }) {
  const { data: card, isError } = useQuery(keptCardQuery(id))
  if (!card) return isError && <p role="alert">{words.failed}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <p>{words.card(card.last4 ?? '', card.expires)}</p>
      <ChangeCard id={id} />
    </div>
  )
}

function Owed({ booking }: { booking: Booking }) {
  const { data } = useQuery(paymentStateQuery(booking._id))
  const { data: months = [] } = useQuery(scheduleQuery(booking))
  const pay = usePay(booking._id)
  if (!data?.canPay) return null
  const owed = months.filter(({ state }) => state === 'failed')
  const [oldest] = owed
  const sum = moneyText(owed.reduce((total, { amountPence }) => total + amountPence, 0))
  return (
    <div className="grid gap-3">
      {oldest && <p>{owedWords(sum, owed.length, monthWords(oldest.month))}</p>}
      <Button size="lg" wide icon={<CardIcon />} loading={pay.busy} onClick={() => void pay.run()}>
        {copy.pay.amount(moneyText(data.amountPence))}
      </Button>
    </div>
  )
}

function owedWords(sum: string, count: number, oldest: string): string {
  return count === 1 ? words.owed(sum, oldest) : words.owedMonths(sum, count, oldest)
}

function ChangeCard({ id }: { id: string }) {
  const change = useAction(async () => {
    const { url } = await payments.changeCard(id)
    window.location.assign(url)
  })
  return (
    <Button variant="secondary" loading={change.busy} onClick={() => void change.run()}>
      {words.change}
    </Button>
  )
}

function Receipts({ id }: { id: string }) {
  const { data = [] } = useQuery(monthReceiptsQuery(id))
  if (data.length === 0) return null
  return (
    <Disclosure label={words.receipts}>
      <ul className="grid gap-2 pt-2 text-sm">
        {data.map(({ month, number, amountPence }) => (
          <li key={number} className="flex items-center justify-between gap-x-4">
            <div className="min-w-0">
              <Link
                to="/receipt/$bookingId"
                params={{ bookingId: id }}
                search={{ month }}
                className="tall-link"
              >
                {monthWords(month)}
              </Link>
              <p className="text-ink-soft">{number}</p>
            </div>
            <span className="tabular-nums">{moneyText(amountPence)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
