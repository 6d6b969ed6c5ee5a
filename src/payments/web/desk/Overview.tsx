import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CsvButton } from '#accounts/web/CsvButton.tsx'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { Amount } from '#design/lists/cells.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { MoneySummary } from '../../rules/console-wire.ts'
import { moneyText, signedMoneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import { desk, summaryQuery } from './desk-api.ts'

const words = copy.overview

export function Overview() {
  const summary = useQuery(summaryQuery)
  return (
    <Loaded
      query={summary}
      failed={words.failed}
      waiting={
        <Loading label={copy.loading}>
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      {data => <Books summary={data} />}
    </Loaded>
  )
}

function Books({ summary }: { summary: MoneySummary }) {
  const {
    accounts,
    total,
    provider,
    isLive,
    openDisputes,
    failedMovements,
    owedRefunds,
    heldPayouts,
    warnings,
  } = summary
  return (
    <div className="@container grid grid-cols-1 gap-5">
      {warnings.map(warning => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
      <div className="grid items-start gap-5 @[56rem]:grid-cols-[3fr_2fr]">
        <Panel heading={words.books}>
          <Alert tone={total === 0 ? 'success' : 'danger'} className="mb-3">
            {total === 0 ? words.balanced : words.unbalanced(signedMoneyText(total))}
          </Alert>
          <dl className="divide-y divide-hairline">
            {accounts.map(({ account, label, amountPence }) => (
              <div
                key={account}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
              >
                <dt className="min-w-0 flex-1 basis-32">{label}</dt>
                <dd className="ml-auto">
                  <Amount pence={amountPence} />
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
        <div className="grid min-w-0 gap-5">
          <Panel heading={words.providers[provider]}>
            <Badge tone={isLive ? 'success' : 'warning'} className="mb-4">
              {isLive ? words.live : words.test}
            </Badge>
            <Facts>
              <Fact name={words.disputes}>{openDisputes}</Fact>
              <Fact name={words.movements}>{failedMovements}</Fact>
              <Fact name={words.owed}>{owedRefunds}</Fact>
              <Fact name={words.held}>
                {words.heldAmount(heldPayouts.count, moneyText(heldPayouts.amountPence))}
              </Fact>
            </Facts>
          </Panel>
          <TaxReport />
        </div>
      </div>
    </div>
  )
}

const yearsKept = 6

function TaxReport() {
  const thisYear = inLondon(serverNow()).year
  const [year, setYear] = useState(thisYear)
  const years = Array.from({ length: yearsKept }, (_, index) => String(thisYear - index))
  return (
    <Panel heading={words.tax}>
      <p className="mb-4 text-ink-soft text-sm">{words.taxAbout}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.year}
          value={String(year)}
          onChange={event => setYear(Number(event.target.value))}
          options={years.map(value => ({ value, label: value }))}
          className="w-32"
        />
        <CsvButton label={words.download} read={() => desk.taxReport(year)} />
      </div>
    </Panel>
  )
}
