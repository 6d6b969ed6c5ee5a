import type { ReactNode } from 'react'
import { Fact, Facts } from '#bookings/web/detail/Panel.tsx'
import { periodText } from '#bookings/web/list/period-text.ts'
import { cx } from '#design/ui/base/cx.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { formatDay, formatMoment } from '#foundation/rules/time/time.ts'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import type { Receipt } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { moneyText, signedMoneyText } from '../money-text.ts'

const words = copy.receipt

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, bookingId, paidAt, issuedAt, renter, host, space, isTest } = receipt
  return (
    <article className="grid grid-cols-1 gap-6 rounded-card border border-hairline bg-surface p-[min(1.25rem,6.25vw)] text-ink sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap-reverse items-center justify-between gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <Wordmark className="h-8 w-30" />
      </header>
      {isTest && <Alert tone="warning">{words.test}</Alert>}
      <Facts>
        <Fact name={words.number}>{number}</Fact>
        <Fact name={words.paidOn}>
          <time dateTime={paidAt}>{formatMoment(new Date(paidAt))}</time>
        </Fact>
        <Fact name={words.paidBy}>{renter}</Fact>
        <Fact name={words.host}>{host}</Fact>
        <Fact name={words.space}>{space}</Fact>
        <Fact name={words.period}>{periodText(receipt)}</Fact>
        <Fact name={words.booking}>{bookingId}</Fact>
      </Facts>
      <Lines receipt={receipt} />
      <p className="text-ink-soft text-sm">
        {words.thanks} {words.issuedOn} {formatMoment(new Date(issuedAt))}.
      </p>
    </article>
  )
}

function Lines({ receipt: { lines, totalPence, refunds, keptPence } }: { receipt: Receipt }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{words.lines}</caption>
      <thead>
        <tr className="border-hairline border-b text-ink-soft text-sm">
          <th scope="col" className="py-2 text-left font-semibold">
            {words.what}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, amountPence }) => (
          <Line key={`${label} ${amountPence}`} name={label}>
            {moneyText(amountPence)}
          </Line>
        ))}
        <Line name={words.total} strong>
          {moneyText(totalPence)}
        </Line>
        {refunds.map(({ label, at, amountPence }) => (
          <Line key={at} name={`${label}, ${formatDay(new Date(at))}`}>
            {signedMoneyText(-amountPence)}
          </Line>
        ))}
        {refunds.length > 0 && (
          <Line name={words.kept} strong>
            {moneyText(keptPence)}
          </Line>
        )}
      </tbody>
    </table>
  )
}

interface LineProps {
  name: string
  strong?: boolean
  children: ReactNode
}

function Line({ name, strong = false, children }: LineProps) {
  return (
    <tr className={strong ? 'border-hairline border-y font-semibold' : undefined}>
      <th scope="row" className={cx('wrap-anywhere py-2 pr-4 text-left', !strong && 'font-normal')}>
        {name}
      </th>
      <td className="whitespace-nowrap py-2 text-right">{children}</td>
    </tr>
  )
}
