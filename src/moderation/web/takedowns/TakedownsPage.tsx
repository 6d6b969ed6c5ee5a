import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CsvButton } from '#accounts/web/CsvButton.tsx'
import { Moment, TwoLines } from '#design/lists/cells.tsx'
import { pageIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import type { Takedown } from '../../rules/takedown-wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from './copy.ts'
import { readTakedownFile, takedownListQuery, takedownPageSize } from './takedowns-api.ts'

export const Route = createFileRoute('/_dashboard/admin/takedowns')({
  validateSearch: pageIn,
  component: TakedownsPage,
})

function TakedownsPage() {
  const { page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/takedowns' })
  const list = useQuery(takedownListQuery(page))
  return (
    <ConsoleFrame section="takedowns">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-measure text-ink-soft">{copy.about}</p>
        <CsvButton label={copy.download} read={readTakedownFile} />
      </div>
      <PagedList
        list={list}
        words={copy}
        empty={<EmptyState title={copy.empty} />}
        skeletonRows={3}
        page={page}
        pageSize={takedownPageSize}
        onPage={next => void navigate({ search: { page: next } })}
      >
        {rows => <Takedowns rows={rows} />}
      </PagedList>
    </ConsoleFrame>
  )
}

function Takedowns({ rows }: { rows: readonly Takedown[] }) {
  return (
    <Table
      caption={copy.caption}
      rows={rows}
      rowKey={row => row._id}
      columns={[
        { key: 'when', heading: copy.when, cell: row => <Moment at={row.at} /> },
        { key: 'what', heading: copy.what, cell: row => <What row={row} /> },
        {
          key: 'why',
          heading: copy.why,
          cell: row => <p className="wrap-anywhere min-w-0">{row.reason}</p>,
        },
        {
          key: 'case',
          heading: copy.case,
          cell: row => <span className="whitespace-nowrap">{row.caseNumber ?? copy.noCase}</span>,
        },
      ]}
    />
  )
}

function What({ row: { what, title } }: { row: Takedown }) {
  return <TwoLines first={copy.kinds[what]} second={title} />
}
