import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { ConsoleDispute } from '../../rules/console-wire.ts'
import { disputeReasonWords } from '../../rules/provider-reasons.ts'
import { amountColumn, bookingColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { disputesQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'

const words = copy.disputes

const tones: Record<ConsoleDispute['state'], BadgeTone> = {
  open: 'warning',
  won: 'success',
  lost: 'danger',
}

export function DisputeList({ page, onPage }: PagedProps) {
  return (
    <DeskTable
      query={disputesQuery(page)}
      words={words}
      page={page}
      onPage={onPage}
      rowKey={row => row._id}
      columns={[
        {
          key: 'when',
          heading: copy.when,
          cell: ({ openedAt, closedAt }) => (
            <div className="text-sm">
              <p>{words.opened(formatDay(new Date(openedAt)))}</p>
              {closedAt && <p>{words.closed(formatDay(new Date(closedAt)))}</p>}
            </div>
          ),
        },
        bookingColumn,
        { key: 'reason', heading: words.reason, cell: row => disputeReasonWords(row.reason) },
        {
          key: 'state',
          heading: copy.state,
          cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
        },
        amountColumn,
      ]}
    />
  )
}
