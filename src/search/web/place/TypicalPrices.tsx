import { cx } from '#design/ui/base/cx.ts'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import type { TypicalPrice } from '#search/rules/towns.ts'
import { copy } from './copy.ts'

interface TypicalPricesProps {
  prices: readonly TypicalPrice[]
  className?: string
}

const pounds = (amount: number) => formatPence(penceFromPounds(Math.round(amount)))

/** A single price per size leaves nothing to draw. */
export function isSpread(prices: readonly TypicalPrice[]): boolean {
  return prices.some(({ low, high }) => low !== high)
}

/** One bar per size, all on the same scale. */
export function TypicalPrices({ prices, className }: TypicalPricesProps) {
  const isDrawn = isSpread(prices)
  const highest = Math.max(...prices.map(({ high }) => high), 1)
  return (
    <table className={cx('w-full max-w-3xl tabular-nums', className)}>
      <thead className="text-ink-soft text-sm">
        <tr className="border-hairline border-b text-left">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {copy.size}
          </th>
          {isDrawn && (
            <th scope="col" className="w-1/2 py-2 font-semibold max-sm:sr-only max-[12rem]:hidden">
              {copy.between}
            </th>
          )}
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {copy.typical}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold max-sm:hidden">
            {copy.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ storageSize, count, low, typical, high }) => (
          <tr key={storageSize} className="border-hairline border-b">
            <th
              scope="row"
              className="py-3 pr-3 text-left font-semibold min-[12rem]:whitespace-nowrap"
            >
              {sizeText(storageSize)}
            </th>
            {isDrawn && (
              <td className="w-1/2 py-3 max-[12rem]:hidden">
                <Bar low={low / highest} typical={typical / highest} high={high / highest} />
                <span className="mt-1 block text-ink-soft text-xs">
                  {copy.range(pounds(low), pounds(high))}
                </span>
              </td>
            )}
            <td className="whitespace-nowrap py-3 pl-3 text-right font-semibold">
              {pounds(typical)}
            </td>
            <td className="py-3 pl-3 text-right text-ink-soft max-sm:hidden">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const least = 1.5

function Bar({ low, typical, high }: { low: number; typical: number; high: number }) {
  const width = Math.max((high - low) * 100, least)
  const start = Math.min(low * 100, 100 - width)
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block">
      <rect y="6" width="100%" height="4" rx="2" className="fill-hairline" />
      <rect x={`${start}%`} y="2" width={`${width}%`} height="12" rx="6" className="fill-kraft" />
      <rect
        x={`${Math.min(typical * 100, 99)}%`}
        width="4"
        height="16"
        rx="2"
        transform="translate(-2 0)"
        className="fill-green"
      />
    </svg>
  )
}
