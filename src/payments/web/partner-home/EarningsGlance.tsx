import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { londonMoment } from '#bookings/web/book-now/dates/london-clock.ts'
import { GlanceCard } from '#bookings/web/partner-home/GlanceCard.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { EarningsChart } from '../bank-details/EarningsChart.tsx'
import { type EarningsMonth, monthsOf } from '../bank-details/months-of.ts'
import { moneyText } from '../money-text.ts'
import { earningsQuery } from '../queries.ts'
import { copy } from './copy.ts'

/** Shows nothing for a host without earnings. */
export function EarningsGlance() {
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
  const whole = (
    <Link to="/bank-details" className="text-link touch-target">
      {copy.all}
    </Link>
  )
  return (
    <GlanceCard heading={copy.heading} about={thisMonth(months)} aside={whole}>
      <EarningsChart months={months} />
    </GlanceCard>
  )
}

function thisMonth(months: readonly EarningsMonth[]): string {
  const current = months.find(({ month }) => month === londonMoment(serverNow()).slice(0, 7))
  return copy.thisMonth(moneyText(current?.earned ?? 0), moneyText(current?.paidOut ?? 0))
}
