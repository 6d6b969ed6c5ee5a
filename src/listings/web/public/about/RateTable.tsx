import { cx } from '#design/ui/base/cx.ts'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

const words = copy.details

/** With large text on a phone the name stands above its two prices. */
const narrowRow = '@max-[16rem]:grid @max-[16rem]:grid-cols-2'

export function RateTable({ listing }: { listing: PublicListing }) {
  const { monthlyRate, hourlyRate, priceFrom } = listing
  return (
    <>
      <table className="w-full max-w-lg text-left tabular-nums @max-[16rem]:block max-[22.5rem]:text-sm">
        <thead className="text-ink-soft text-sm @max-[16rem]:block">
          <tr className={narrowRow}>
            <td className="@max-[16rem]:hidden" />
            <th scope="col" className="py-1.5 font-semibold">
              {words.rate}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {words.withTax}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[16rem]:block">
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
    <tr className={cx('border-hairline border-t', narrowRow)}>
      <th
        scope="row"
        className="py-3 pr-4 font-normal text-ink-soft @max-[16rem]:col-span-2 @min-[16rem]:whitespace-nowrap"
      >
        {name}
      </th>
      <td className="py-3 pr-4">{say(formatPence(penceFromPounds(rate)))}</td>
      <td className="py-3 font-semibold @min-[16rem]:whitespace-nowrap">
        {formatPence(penceFromPounds(all))}
      </td>
    </tr>
  )
}
