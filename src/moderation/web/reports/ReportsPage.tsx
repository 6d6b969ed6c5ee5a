import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Moment, TwoLines } from '#design/lists/cells.tsx'
import { pageIn } from '#design/lists/list-search.ts'
import { type Column, Table } from '#design/ui/surfaces/Table.tsx'
import { reportStates } from '../../rules/report-life.ts'
import { reportReasons } from '../../rules/report-reasons.ts'
import type { ListedReport } from '../../rules/report-wire.ts'
import { ConsoleList } from '../ConsoleList.tsx'
import { copy } from './copy.ts'
import { reportListQuery, reportPageSize } from './reports-api.ts'

export const Route = createFileRoute('/_dashboard/admin/reports')({
  validateSearch: (address: Record<string, unknown>) => ({
    ...pageIn(address),
    ...(address.state === 'closed' && { state: 'closed' as const }),
  }),
  component: ReportsPage,
})

function ReportsPage() {
  const { page = 1, state = 'open' } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/reports' })
  const list = useQuery(reportListQuery(state, page))
  return (
    <ConsoleList
      section="reports"
      words={copy}
      statuses={reportStates}
      status={state}
      onStatus={next => void navigate({ search: next === 'closed' ? { state: next } : {} })}
      list={list}
      page={page}
      pageSize={reportPageSize}
      onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
    >
      {rows => <Reports rows={rows} isClosed={state === 'closed'} />}
    </ConsoleList>
  )
}

interface ReportsProps {
  rows: readonly ListedReport[]
  isClosed: boolean
}

function Reports({ rows, isClosed }: ReportsProps) {
  const outcome: Column<ListedReport> = {
    key: 'outcome',
    heading: copy.outcome,
    cell: row => row.outcome && copy.outcomes[row.outcome],
  }
  return (
    <Table
      caption={copy.caption}
      rows={rows}
      rowKey={row => row._id}
      columns={[
        { key: 'case', heading: copy.case, cell: row => <Case row={row} /> },
        { key: 'what', heading: copy.what, cell: row => <What row={row} /> },
        { key: 'reason', heading: copy.reason, cell: row => reportReasons[row.reason] },
        { key: 'when', heading: copy.when, cell: row => <Moment at={row.createdAt} /> },
        ...(isClosed ? [outcome] : []),
      ]}
    />
  )
}

function Case({ row: { _id, caseNumber, title } }: { row: ListedReport }) {
  return (
    <Link
      to="/admin/reports/$id"
      params={{ id: _id }}
      className="text-link touch-target whitespace-nowrap font-semibold"
    >
      {caseNumber}
      <span className="sr-only">, {title}</span>
    </Link>
  )
}

function What({ row: { about, title } }: { row: ListedReport }) {
  return <TwoLines first={title} second={copy.kinds[about]} />
}
