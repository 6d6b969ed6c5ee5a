import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { moneyText, signedMoneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import type { EarningsMonth } from './months-of.ts'

const words = copy.earnings

interface EarningsTableProps {
  year: number
  months: readonly EarningsMonth[]
}

/** Screen readers cannot read the chart, so they get this table. */
export function EarningsTable({ year, months }: EarningsTableProps) {
  const sum = (pick: (month: EarningsMonth) => number) =>
    months.reduce((total, month) => total + pick(month), 0)
  const whole: EarningsMonth = {
    month: String(year),
    short: String(year),
    name: words.total,
    gross: sum(month => month.gross),
    commission: sum(month => month.commission),
    earned: sum(month => month.earned),
    paidOut: sum(month => month.paidOut),
  }
  return (
    <Disclosure label={words.numbers} className="mt-2 text-sm">
      <section
        aria-label={words.caption(year)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
        tabIndex={0}
        className="fading-edges overflow-x-auto"
      >
        <table className="w-full tabular-nums">
          <caption className="sr-only">{words.caption(year)}</caption>
          <thead>
            <tr className="border-hairline border-b text-right text-ink-soft">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {words.month}
              </th>
              {[words.gross, words.commission, words.net, words.paidOut].map(heading => (
                <th key={heading} scope="col" className="min-w-24 py-2 pl-3 font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...months, whole].map(month => (
              <Row key={month.month} month={month} />
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}

function Row({ month: { name, gross, commission, earned, paidOut } }: { month: EarningsMonth }) {
  return (
    <tr className="border-hairline border-b text-right last:font-semibold">
      <th scope="row" className="whitespace-nowrap py-2 pr-3 text-left font-normal text-ink-soft">
        {name}
      </th>
      <td className="py-2 pl-3">{moneyText(gross)}</td>
      <td className="py-2 pl-3">{signedMoneyText(-commission)}</td>
      <td className="py-2 pl-3 font-semibold">{moneyText(earned)}</td>
      <td className="py-2 pl-3">{moneyText(paidOut)}</td>
    </tr>
  )
}
