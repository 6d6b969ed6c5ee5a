import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

const words = copy.details

export function RateTable({ listing }: { listing: PublicListing }) {
  const { monthlyRate, hourlyRate, priceFrom } = listing
  return (
    <>
      <table className="w-full max-w-lg text-left tabular-nums max-[22.5rem]:text-sm">
        <thead className="text-ink-soft text-sm">
          <tr>
            <td />
            <th scope="col" className="py-1.5 font-medium">
              {words.rate}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {words.withTax}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rate
            name={words.monthly}
            rate={monthlyRate}
            all={priceFrom.monthly}
            say={words.perMonth}
          />
          <Rate name={words.hourly} rate={hourlyRate} all={priceFrom.hourly} say={words.perHour} />
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft text-sm">{words.monthNote}</p>
    </>
  )
}

interface RateProps {
  name: string
  rate: number | null
  all: number
  say: (price: string) => string
}

function Rate({ name, rate, all, say }: RateProps) {
  if (rate === null) return null
  return (
    <tr className="border-hairline border-t">
      <th scope="row" className="whitespace-nowrap py-3 pr-4 font-normal text-ink-soft">
        {name}
      </th>
      <td className="py-3 pr-4">{say(formatPence(penceFromPounds(rate)))}</td>
      <td className="whitespace-nowrap py-3 font-semibold">{formatPence(penceFromPounds(all))}</td>
    </tr>
  )
}
