import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CsvButton } from '#accounts/web/CsvButton.tsx'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import type { Earnings } from '../../rules/payout-wire.ts'
import { payments } from '../api.ts'
import { earningsQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { EarningsChart } from './EarningsChart.tsx'
import { EarningsTable } from './EarningsTable.tsx'
import { monthsOf } from './months-of.ts'

const words = copy.earnings

export function EarningsPanel() {
  const [year, setYear] = useState<number>()
  const earnings = useQuery(earningsQuery(year))
  const waiting = (
    <Loading label={words.loading}>
      <Skeleton className="h-64" />
    </Loading>
  )
  return (
    <Panel heading={words.heading}>
      <Loaded query={earnings} failed={words.failed} waiting={waiting}>
        {data => (
          <>
            <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
              <Select
                label={words.year}
                value={String(data.year)}
                onChange={event => setYear(Number(event.target.value))}
                options={data.years.map(one => ({ value: String(one), label: String(one) }))}
                className="w-32"
              />
              <div className="flex flex-wrap gap-3">
                <CsvButton label={words.csv} read={() => payments.earningsFile(data.year)} />
                <CsvButton label={words.taxReport} read={() => payments.taxReport(data.year)} />
              </div>
            </div>
            <Drawn data={data} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Drawn({ data }: { data: Earnings }) {
  const months = monthsOf(data)
  if (months.every(({ earned, paidOut }) => earned === 0 && paidOut === 0)) {
    return (
      <p className="rounded-card border border-field-line border-dashed px-4 py-8 text-center">
        {words.empty(data.year)}
      </p>
    )
  }
  return (
    <figure>
      <figcaption className="sr-only">{words.caption(data.year)}</figcaption>
      <EarningsChart months={months} />
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{words.help}</p>
      <EarningsTable year={data.year} months={months} />
    </figure>
  )
}
