import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { complaintStatuses } from '#complaints/rules/complaint-statuses.ts'
import { complaintReasons } from '#complaints/rules/complaint-words.ts'
import type { ConsoleComplaint } from '#complaints/rules/wire.ts'
import { Amount, TwoLines } from '#design/lists/cells.tsx'
import { pageIn } from '#design/lists/list-search.ts'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { londonDaysBetween } from '#foundation/rules/time/london-date.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { ConsoleList } from '../ConsoleList.tsx'
import { complaintListQuery, complaintPageSize } from './complaints-api.ts'
import { copy } from './copy.ts'

export const Route = createFileRoute('/_dashboard/admin/disputes')({
  validateSearch: (address: Record<string, unknown>) => {
    const status = complaintStatuses.find(one => one === address.status)
    return { ...pageIn(address), ...(status && { status }) }
  },
  component: DisputesPage,
})

function DisputesPage() {
  const { page = 1, status = 'toDecide' } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/disputes' })
  const list = useQuery(complaintListQuery(status, page))
  return (
    <ConsoleList
      section="disputes"
      words={copy}
      statuses={complaintStatuses}
      status={status}
      onStatus={next => void navigate({ search: { status: next } })}
      list={list}
      page={page}
      pageSize={complaintPageSize}
      onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
    >
      {rows => <Disputes rows={rows} />}
    </ConsoleList>
  )
}

function Disputes({ rows }: { rows: readonly ConsoleComplaint[] }) {
  return (
    <Table
      caption={copy.caption}
      rows={rows}
      rowKey={row => row._id}
      columns={[
        { key: 'space', heading: copy.space, cell: row => <Space row={row} /> },
        { key: 'sides', heading: copy.sides, cell: row => <Sides row={row} /> },
        { key: 'age', heading: copy.age, cell: row => <Age at={row.statement.at} /> },
        {
          key: 'left',
          heading: copy.left,
          numeric: true,
          cell: row => <Amount pence={row.leftPence} />,
        },
      ]}
    />
  )
}

function Space({ row }: { row: ConsoleComplaint }) {
  const [opener, other] = sidesOf(row)
  return (
    <TwoLines
      first={
        <Link to="/admin/disputes/$id" params={{ id: row._id }} className="text-link touch-target">
          {row.space}
          <span className="sr-only">
            , {opener.name} {copy.against(other.name)}
          </span>
        </Link>
      }
      second={complaintReasons[row.reason]}
    />
  )
}

function Sides({ row }: { row: ConsoleComplaint }) {
  const [opener, other] = sidesOf(row)
  return <TwoLines first={opener.name} second={copy.against(other.name)} />
}

/** Who opened it comes first. */
function sidesOf({ openedBy, renter, host }: ConsoleComplaint) {
  return openedBy === 'renter' ? ([renter, host] as const) : ([host, renter] as const)
}

function Age({ at }: { at: string }) {
  const opened = new Date(at)
  const days = londonDaysBetween(opened, serverNow())
  return (
    <time dateTime={at} title={formatMoment(opened)} className="whitespace-nowrap tabular-nums">
      {copy.days(Math.max(0, days))}
    </time>
  )
}
