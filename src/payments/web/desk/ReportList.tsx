import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import {
  type Difference,
  isAboutBooking,
  type ReconciliationReport,
} from '../../rules/console-wire.ts'
import { accountInWords } from '../../rules/ledger.ts'
import { copy } from './copy.ts'
import { DeskList } from './DeskList.tsx'
import { desk, deskKey, reportsQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'

const words = copy.reports

export function ReportList({ page, onPage }: PagedProps) {
  const list = useQuery(reportsQuery(page))
  const queries = useQueryClient()
  const compare = useAction(async () => {
    await desk.compare()
    toast.success(words.done)
    await queries.invalidateQueries({ queryKey: deskKey })
  })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 max-w-measure flex-1 basis-72 text-ink-soft">{words.about}</p>
        <Button variant="secondary" loading={compare.busy} onClick={() => void compare.run()}>
          {words.run}
        </Button>
      </div>
      <DeskList list={list} words={words} page={page} onPage={onPage}>
        {rows => (
          <ul className="grid gap-4">
            {rows.map(report => (
              <li key={report._id}>
                <Report report={report} />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
    </>
  )
}

function Report({ report: { at, compared, repaired, differences } }: ReportProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg">
          <time dateTime={at}>{formatMoment(new Date(at))}</time>
        </h2>
        <Badge tone={differences.length === 0 ? 'success' : 'danger'}>
          {differences.length === 0 ? words.none : words.found(differences.length)}
        </Badge>
        <p className="text-ink-soft text-sm">
          {words.compared(compared)}
          {repaired > 0 && `, ${words.repaired(repaired)}`}
        </p>
      </div>
      {differences.length > 0 && (
        <Table
          className="mt-3"
          caption={words.caption}
          rows={differences}
          rowKey={({ kind, subject }) => `${kind} ${subject}`}
          columns={[
            { key: 'kind', heading: words.kind, cell: ({ kind }) => kind },
            {
              key: 'subject',
              heading: words.subject,
              cell: row => <Subject difference={row} />,
            },
            { key: 'ours', heading: words.ours, cell: ({ ours }) => ours ?? words.nothing },
            { key: 'theirs', heading: words.theirs, cell: ({ theirs }) => theirs ?? words.nothing },
          ]}
        />
      )}
    </Card>
  )
}

function Subject({ difference: { kind, subject } }: { difference: Difference }) {
  const linkClass = 'text-link text-sm wrap-anywhere'
  if (isAboutBooking(kind)) {
    return (
      <Link to="/admin/bookings/$id" params={{ id: subject }} title={subject} className={linkClass}>
        {shortId(subject)}
        <span className="sr-only">, {copy.booking}</span>
      </Link>
    )
  }
  const account = accountInWords(subject)
  if (account?.partnerId) {
    return (
      <Link to="/admin/people/$id" params={{ id: account.partnerId }} className={linkClass}>
        {account.label}
      </Link>
    )
  }
  return (
    <span title={subject} className="wrap-anywhere text-sm">
      {account?.label ?? shortId(subject)}
    </span>
  )
}

interface ReportProps {
  report: ReconciliationReport
}
