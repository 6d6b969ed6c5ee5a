import type { ReactNode } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { copy } from '../copy.ts'
import { Panel } from './Panel.tsx'

const words = copy.detail
const money = (amount: number) => formatPence(pence(amount))

export function PricePanel({ booking }: { booking: Booking }) {
  const { lines, pricePence, refund, rolling } = booking
  return (
    <Panel heading={words.price}>
      <dl className="grid gap-2">
        {lines.map(({ kind, label, amountPence }) => (
          <Row key={`${kind} ${label}`} name={label}>
            {money(amountPence)}
          </Row>
        ))}
        <Row name={rolling ? copy.firstMonth : copy.total} strong>
          {money(pricePence)}
        </Row>
        {refund && (
          <Row name={words.refund} strong>
            {money(refund.amountPence)}
          </Row>
        )}
      </dl>
      {refund && refund.feePence > 0 && (
        <p className="mt-2 text-ink-soft text-sm">{words.refundFee(money(refund.feePence))}</p>
      )}
    </Panel>
  )
}

interface EarningsPanelProps {
  earnings: NonNullable<Booking['earnings']>
  /** A rolling booking's earnings are those of its first month. */
  rolling: boolean
  /** False for an operator, who reads another person's earnings. */
  isTheirs?: boolean
}

export function EarningsPanel({ earnings, rolling, isTheirs = true }: EarningsPanelProps) {
  const [sum, firstSum] = isTheirs
    ? [words.youGet, words.youGetFirst]
    : [words.hostGets, words.hostGetsFirst]
  return (
    <Panel heading={isTheirs ? words.earnings : words.hostEarnings}>
      <dl className="grid gap-2">
        <Row name={isTheirs ? words.rent : words.hostRent}>{money(earnings.grossPence)}</Row>
        <Row name={words.commission}>{money(-earnings.commissionPence)}</Row>
        <Row name={rolling ? firstSum : sum} strong>
          {money(earnings.netPence)}
        </Row>
      </dl>
    </Panel>
  )
}

interface RowProps {
  name: string
  strong?: boolean
  children: ReactNode
}

function Row({ name, strong = false, children }: RowProps) {
  const look = strong ? 'border-hairline border-t pt-2 font-semibold' : ''
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${look}`}>
      <dt className="wrap-anywhere min-w-0 flex-1 basis-32">{name}</dt>
      <dd className="ml-auto shrink-0 tabular-nums">{children}</dd>
    </div>
  )
}
