import { useQuery } from '@tanstack/react-query'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { changeable } from '#foundation/rules/policy-values.ts'
import type { AdoptedPolicy } from '../../rules/policy/policy-wire.ts'
import { copy } from './copy.ts'
import { PolicyHistory } from './PolicyHistory.tsx'
import { Proposal } from './Proposal.tsx'
import { policyHistoryQuery } from './policy-api.ts'
import { valueText } from './policy-fields.ts'

export function PolicyDesk() {
  const history = useQuery(policyHistoryQuery)
  const waiting = (
    <Loading label={copy.loading}>
      <SkeletonText lines={8} />
    </Loading>
  )
  return (
    <Loaded query={history} failed={copy.failed} waiting={waiting}>
      {adopted => adopted[0] && <Desk history={adopted} latest={adopted[0]} />}
    </Loaded>
  )
}

interface DeskProps {
  history: readonly AdoptedPolicy[]
  latest: AdoptedPolicy
}

function Desk({ history, latest }: DeskProps) {
  const terms = latest.terms
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-ink-soft">{copy.intro}</p>
      <div className="grid items-start gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <Panel heading={copy.current.heading}>
          <p className="mb-3 text-ink-soft text-sm">{copy.current.version(terms.version)}</p>
          <Facts>
            {changeable.map(key => (
              <Fact key={key} name={copy.labels[key]}>
                {valueText(key, terms)}
              </Fact>
            ))}
          </Facts>
          <p className="mt-4 text-ink-soft text-sm">{copy.current.fixed}</p>
        </Panel>
        {/* The typed values are a change of these terms, so new terms start with an empty form. */}
        <Proposal key={terms.version} current={terms} />
      </div>
      <PolicyHistory history={history} />
    </div>
  )
}
