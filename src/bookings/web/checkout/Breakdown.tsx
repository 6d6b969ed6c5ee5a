import { cx } from '#design/ui/base/cx.ts'
import { formatPence, type Pence, pence } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.summary

interface Cost {
  lines: readonly { kind: string; label: string; amount: Pence }[]
  total: Pence
}

/** Until the server's quote arrives, the same rules give a price from the dates alone. */
export function costOf({ quote, choice, failure, rolling }: Checkout): Cost | undefined {
  if (failure) return undefined
  if (!quote) return rolling ? undefined : choice.assessment?.quote
  const lines = quote.lines.map(line => ({ ...line, amount: pence(line.amountPence) }))
  return { lines, total: pence(quote.totalPence) }
}

export function Breakdown({ checkout }: { checkout: Checkout }) {
  const { moving, pickup, isFresh, quote, instalmentPlan, instalments } = checkout
  const cost = costOf(checkout)
  return (
    <section aria-live="polite" aria-busy={cost !== undefined && !isFresh}>
      <h3 className="font-semibold text-base">{words.breakdown}</h3>
      {cost ? (
        <dl
          className={cx(
            'mt-3 grid gap-2 text-sm tabular-nums transition-opacity',
            !isFresh && 'opacity-85',
          )}
        >
          {cost.lines.map(({ kind, label, amount }) => (
            <Line key={kind} label={label} amount={formatPence(amount)} />
          ))}
          {moving && pickup === undefined && (
            <Line label={words.moving} amount={words.movingLater} />
          )}
          <div className="mt-1 flex items-baseline justify-between gap-4 border-hairline border-t pt-3 font-semibold text-base">
            <dt>{quote?.rent ? words.firstMonth : words.total}</dt>
            <dd className="font-display text-2xl">{formatPence(cost.total)}</dd>
          </div>
          {instalments && instalmentPlan && (
            <>
              <Line
                label={words.firstPart}
                amount={formatPence(pence(instalmentPlan.firstPence))}
              />
              <Line
                label={words.thenMonthly}
                amount={formatPence(pence(instalmentPlan.monthlyPence))}
              />
            </>
          )}
          {quote?.rent && (
            <Line label={words.thenMonthly} amount={formatPence(pence(quote.rent.monthlyPence))} />
          )}
        </dl>
      ) : (
        <p className="mt-2 rounded-field bg-sunk px-4 py-3 text-ink-soft text-sm">
          {emptyWords(checkout)}
        </p>
      )}
    </section>
  )
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  )
}

function emptyWords({ wish, failure, choice, pickupFault, askAgain, rolling }: Checkout): string {
  const { isWorking, start, end } = choice
  if (isWorking || (wish && !failure)) return words.working
  if (askAgain) return words.notNow
  if (pickupFault) return words.changePickup
  return start === null || (end === null && !rolling) ? words.noDates : words.changeDates
}
