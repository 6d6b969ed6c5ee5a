import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoment } from '#foundation/rules/time.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { preloadDialog } from '#foundation/web/ui/Dialog.tsx'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Pagination } from '#foundation/web/ui/Pagination.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import { Table } from '#foundation/web/ui/Table.tsx'
import type { WaitingDocument } from '#payments/rules/verification-wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy as consoleCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { DocumentDialog } from './DocumentDialog.tsx'
import { documentPageSize, documentsQuery } from './documents-api.ts'

export const Route = createFileRoute('/_dashboard/admin/documents')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number(page) > 1 ? { page: Math.floor(Number(page)) } : {},
  component: DocumentsPage,
})

function DocumentsPage() {
  useDashboardTitle(consoleCopy.title)
  const [chosen, setChosen] = useState<WaitingDocument>()
  return (
    <ConsoleFrame>
      <p className="mb-5 max-w-measure text-ink-soft">{copy.about}</p>
      <WaitingDocuments onOpen={setChosen} />
      {chosen && <DocumentDialog document={chosen} onClose={() => setChosen(undefined)} />}
    </ConsoleFrame>
  )
}

function WaitingDocuments({ onOpen }: { onOpen: (document: WaitingDocument) => void }) {
  const { page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/documents' })
  const documents = useQuery(documentsQuery(page))
  if (documents.isPending) {
    return (
      <Loading label={copy.loading}>
        {[1, 2, 3].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (documents.isError) {
    return (
      <ErrorState title={copy.failed} onRetry={documents.refetch} retrying={documents.isFetching}>
        {documents.error.message}
      </ErrorState>
    )
  }
  const { data, meta } = documents.data
  if (meta.total === 0) return <EmptyState title={copy.empty} />
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {copy.count(meta.total)}
      </p>
      <DocumentTable documents={data} onOpen={onOpen} />
      <Pagination
        page={page}
        pageCount={Math.ceil(meta.total / documentPageSize)}
        onPage={next => void navigate({ search: { page: next } })}
        className="mt-6"
      />
    </>
  )
}

interface DocumentTableProps {
  documents: readonly WaitingDocument[]
  onOpen: (document: WaitingDocument) => void
}

function DocumentTable({ documents, onOpen }: DocumentTableProps) {
  return (
    <Table
      caption={copy.caption}
      rows={documents}
      rowKey={document => document._id}
      columns={[
        {
          key: 'who',
          heading: copy.who,
          cell: document => (
            <div className="min-w-0 max-sm:text-right">
              <p className="font-semibold">{nameOf(document)}</p>
              <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{document.email}</p>
            </div>
          ),
        },
        { key: 'kind', heading: copy.kind, cell: ({ kind }) => copy.kinds[kind] },
        {
          key: 'since',
          heading: copy.since,
          cell: ({ sentAt }) => <time dateTime={sentAt}>{formatMoment(new Date(sentAt))}</time>,
        },
        {
          key: 'act',
          heading: copy.act,
          cell: document => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={copy.openNamed(nameOf(document))}
              onClick={() => onOpen(document)}
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
            >
              {copy.open}
            </Button>
          ),
        },
      ]}
    />
  )
}

function nameOf({ firstName, lastName }: WaitingDocument): string {
  return `${firstName} ${lastName}`
}
