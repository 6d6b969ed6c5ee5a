import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { NameAndEmail } from '#design/lists/cells.tsx'
import { pageIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { WaitingDocument } from '#payments/rules/verification-wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from './copy.ts'
import { DocumentDialog } from './DocumentDialog.tsx'
import { documentPageSize, documentsQuery } from './documents-api.ts'

export const Route = createFileRoute('/_dashboard/admin/documents')({
  validateSearch: pageIn,
  component: DocumentsPage,
})

function DocumentsPage() {
  const [chosen, setChosen] = useState<WaitingDocument>()
  return (
    <ConsoleFrame section="documents">
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
  return (
    <PagedList
      list={documents}
      words={copy}
      empty={<EmptyState title={copy.empty} />}
      skeletonRows={3}
      page={page}
      pageSize={documentPageSize}
      onPage={next => void navigate({ search: { page: next } })}
    >
      {rows => <DocumentTable documents={rows} onOpen={onOpen} />}
    </PagedList>
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
          cell: document => <NameAndEmail name={nameOf(document)} email={document.email} />,
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
              aria-label={copy.openNamed(copy.kinds[document.kind], nameOf(document))}
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
