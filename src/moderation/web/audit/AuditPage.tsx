import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ListStates } from '#design/lists/ListStates.tsx'
import { pageIn, textsIn } from '#design/lists/list-search.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Chip } from '#design/ui/actions/Chip.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import type { AuditEntry } from '../../rules/wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { auditQuery } from '../queries.ts'
import { AuditTable } from './AuditTable.tsx'
import { copy } from './copy.ts'
import { subjectText } from './detail-facts.ts'

const filters = ['action', 'subject', 'actor'] as const

type AuditSearch = Partial<Record<(typeof filters)[number], string>> & { page?: number }

export const Route = createFileRoute('/_dashboard/admin/audit')({
  validateSearch: (address: Record<string, unknown>): AuditSearch => ({
    ...textsIn(filters, address),
    ...pageIn(address),
  }),
  component: AuditPage,
})

const pageSize = 50

function AuditPage() {
  const { action, subject, actor, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/audit' })
  const audit = useQuery(auditQuery({ action, subject, actor, page, limit: pageSize }))
  const show = (search: AuditSearch) => void navigate({ search })
  const isLast = !audit.data?.meta.isMore
  return (
    <ConsoleFrame section="audit">
      <p className="mb-5 max-w-measure text-ink-soft">{copy.about}</p>
      <Filters search={{ action, subject, actor }} entries={audit.data?.data} show={show} />
      <ListStates list={audit} words={copy}>
        {({ data: entries }) =>
          entries.length === 0 ? (
            <EmptyState title={copy.empty} />
          ) : (
            <AuditTable
              entries={entries}
              onSubject={next => show({ subject: next })}
              onActor={next => show({ actor: next })}
            />
          )
        }
      </ListStates>
      {(page > 1 || !isLast) && (
        <nav
          aria-label={copy.title}
          className="mt-6 flex flex-wrap items-center justify-center gap-4"
        >
          <Button
            variant="secondary"
            disabled={page <= 1}
            onClick={() => show({ action, subject, actor, page: page - 1 })}
          >
            {copy.newer}
          </Button>
          <span className="tabular-nums">{copy.page(page)}</span>
          <Button
            variant="secondary"
            disabled={isLast}
            onClick={() => show({ action, subject, actor, page: page + 1 })}
          >
            {copy.older}
          </Button>
        </nav>
      )}
    </ConsoleFrame>
  )
}

interface FiltersProps {
  search: AuditSearch
  entries: readonly AuditEntry[] | undefined
  show: (search: AuditSearch) => void
}

function Filters({ search: { action, subject, actor }, entries, show }: FiltersProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-4">
      <Select
        label={copy.kind}
        value={action ?? ''}
        onChange={event => show({ subject, actor, action: event.target.value || undefined })}
        options={Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))}
        className="w-64 max-w-full"
      />
      {subject && (
        <Chip
          label={copy.only(subjectName(subject, entries))}
          onRemove={() => show({ action, actor })}
        />
      )}
      {actor && (
        <Chip
          label={copy.only(actorName(actor, entries))}
          onRemove={() => show({ action, subject })}
        />
      )}
    </div>
  )
}

function subjectName(id: string, entries: readonly AuditEntry[] = []): string {
  const type = entries.find(entry => entry.subjectId === id)?.subjectType
  return type ? `${subjectText(type).toLowerCase()} ${shortId(id)}` : shortId(id)
}

function actorName(id: string, entries: readonly AuditEntry[] = []): string {
  return entries.find(entry => entry.actorId === id)?.actorName ?? shortId(id)
}
