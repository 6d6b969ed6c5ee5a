import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { AdoptedPolicy } from '../../rules/policy/policy-wire.ts'
import { copy } from './copy.ts'
import { differences } from './policy-fields.ts'

const words = copy.history

export function PolicyHistory({ history }: { history: readonly AdoptedPolicy[] }) {
  const rows = history.map((one, index) => ({ ...one, before: history[index + 1] }))
  return (
    <Panel heading={words.heading}>
      <Table
        caption={words.caption}
        rows={rows}
        rowKey={row => row.terms.version}
        columns={[
          {
            key: 'version',
            heading: words.columns.version,
            cell: row => <span className="whitespace-nowrap">{row.terms.version}</span>,
          },
          {
            key: 'when',
            heading: words.columns.when,
            cell: row => (
              <time dateTime={row.adoptedAt} className="@min-[40rem]:whitespace-nowrap">
                {formatMoment(new Date(row.adoptedAt))}
              </time>
            ),
          },
          {
            key: 'who',
            heading: words.columns.who,
            cell: row => row.adoptedBy ?? words.nobody,
          },
          {
            key: 'what',
            heading: words.columns.what,
            cell: row => <Changes before={row.before?.terms} row={row} />,
          },
          {
            key: 'why',
            heading: words.columns.why,
            cell: row => <span className="wrap-anywhere">{row.reason}</span>,
          },
        ]}
      />
    </Panel>
  )
}

function Changes({
  before,
  row,
}: {
  before: AdoptedPolicy['terms'] | undefined
  row: AdoptedPolicy
}) {
  if (!before) return words.first
  return (
    <ul>
      {differences(before, row.terms).map(change => (
        <li key={change.key}>
          {copy.labels[change.key]}: {copy.replay.arrow(change.before, change.after)}
        </li>
      ))}
    </ul>
  )
}
