import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { londonMoment } from '#bookings/web/book-now/london-clock.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { Card } from '#foundation/web/ui/Card.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { EarningsChart } from '../bank-details/EarningsChart.tsx'
import { type EarningsMonth, monthsOf } from '../bank-details/months-of.ts'
import { moneyText } from '../money-text.ts'
import { earningsQuery } from '../queries.ts'
import { copy } from './copy.ts'

/** This month's earnings among those of the year; nothing for a host who has earned none yet. */
export function EarningsGlance() {
  const heading = useId()
  const earnings = useQuery(earningsQuery(undefined))
  if (earnings.isError && !earnings.data && !earnings.isFetching) {
    return (
      <ErrorState title={copy.failed} onRetry={() => void earnings.refetch()}>
        {earnings.error.message}
      </ErrorState>
    )
  }
  const months = earnings.data ? monthsOf(earnings.data) : []
  if (months.every(({ earned, paidOut }) => earned === 0 && paidOut === 0)) return null
  return (
    <Card className="mt-8">
      <section aria-labelledby={heading}>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={heading} className="text-lg">
              {copy.heading}
            </h2>
            <p className="text-ink-soft text-sm">{thisMonth(months)}</p>
          </div>
          <Link to="/bank-details" className="font-semibold text-green underline">
            {copy.all}
          </Link>
        </div>
        <EarningsChart months={months} />
      </section>
    </Card>
  )
}

function thisMonth(months: readonly EarningsMonth[]): string {
  const current = months.find(({ month }) => month === londonMoment(serverNow()).slice(0, 7))
  return copy.thisMonth(moneyText(current?.earned ?? 0), moneyText(current?.paidOut ?? 0))
}
