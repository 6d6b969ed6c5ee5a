import { Link } from '@tanstack/react-router'
import { NameAndEmail } from '#design/lists/cells.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { ConsoleDispute } from '../../rules/console-wire.ts'
import { disputeReasonWords } from '../../rules/provider-reasons.ts'
import { amountColumn, Note } from './cells.tsx'
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
        { key: 'booking', heading: copy.booking, cell: row => <Disputed dispute={row} /> },
        { key: 'renter', heading: words.renter, cell: row => <NameAndEmail {...row.renter} /> },
        { key: 'host', heading: words.host, cell: row => <NameAndEmail {...row.host} /> },
        {
          key: 'state',
          heading: copy.state,
          cell: ({ state, reason }) => (
            <div>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
              <Note>{disputeReasonWords(reason)}</Note>
            </div>
          ),
        },
        amountColumn,
      ]}
    />
  )
}

function Disputed({ dispute }: { dispute: ConsoleDispute }) {
  const { bookingId, space, renter, openedAt, closedAt } = dispute
  return (
    <div className="min-w-0">
      <Link
        to="/admin/bookings/$id"
        params={{ id: bookingId }}
        className="text-link touch-target wrap-anywhere font-semibold"
      >
        {space}
        <span className="sr-only">
          , {renter.name}, {shortId(bookingId)}
        </span>
      </Link>
      <p title={bookingId} className="text-ink-soft text-sm tabular-nums">
        {shortId(bookingId)}
      </p>
      <Note>{words.opened(formatDay(new Date(openedAt)))}</Note>
      <Note>{closedAt && words.closed(formatDay(new Date(closedAt)))}</Note>
    </div>
  )
}
